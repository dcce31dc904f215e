import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';

export type BackOfficeDeps = { db: Db; clock: Clock };
