import { fail } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { runJobNow } from '../../../platform/jobs/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { checkRulesJob } from '../settle-attention.ts';

/** Starts the nightly check of the whole database now. Fails with CHECK_RUNS while a check waits or runs. */
export function checkRules({ db, clock }: BackOfficeDeps, actor: StaffActor) {
  return inTransaction(db, async (tx) => {
    await lockKey(tx, checkRulesJob);
    if (!(await runJobNow(tx, checkRulesJob, {}))) return fail('CHECK_RUNS');
    const entry = { action: 'health.check', subject: 'job', subjectId: checkRulesJob };
    await recordAudit(tx, actor, entry, clock.now());
    return { is_checking: true };
  });
}
