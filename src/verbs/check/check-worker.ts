/** The thread in which `check` examines cases. */

import { serve } from '../../thread.ts';
import { type CheckTasks, examineCase } from './examine.ts';

serve<CheckTasks>({ examine: examineCase });
