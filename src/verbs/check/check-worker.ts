/** The thread in which `check` examines cases. */

import { serve } from '../../thread.ts';
import { type CaseTask, type CheckRow, examineCase } from './answer.ts';

export type CheckTasks = { readonly examine: { readonly input: CaseTask; readonly output: CheckRow } };

serve<CheckTasks>({ examine: examineCase });
