import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';

export type ImportDeps = { db: Db; clock: Clock };
