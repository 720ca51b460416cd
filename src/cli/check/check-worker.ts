/** The thread in which `check` examines cases. */

import type { Row } from '../../stats/checked.ts';
import { serve } from '../../thread.ts';
import { type CaseTask, examineCase } from './examine-case.ts';

export type CheckTasks = { readonly examine: { readonly input: CaseTask; readonly output: Row } };

serve<CheckTasks>({ examine: examineCase });
