import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';

export type ManageItemsDeps = { db: Db; clock: Clock };
