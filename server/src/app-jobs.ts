import { forgetOldCodes } from './modules/identity/index.ts';
import type { createNotifications } from './modules/notifications/index.ts';
import { forgetOldKeys } from './modules/orders/index.ts';
import { forgetOldEstimates } from './modules/pricing/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/index.ts';
import type { Jobs, Timetable } from './platform/jobs/index.ts';

type JobDeps = { db: Db; clock: Clock; notifications: ReturnType<typeof createNotifications> };

/** All jobs of the shop by name. */
export const jobsOf = ({ db, clock, notifications }: JobDeps): Jobs => ({
  ...notifications.jobs,
  tidy: async () => {
    const now = clock.now();
    await forgetOldCodes(db, now);
    await forgetOldEstimates(db, now);
    await forgetOldKeys(db, now);
  },
});

/** When repeated jobs run (UTC). */
export const timetable: Timetable = { tidy: '17 * * * *' };
