import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { CountReserved } from '../stock-ledger/deps.ts';

export type ImportDeps = { db: Db; clock: Clock };
export type RunImportDeps = ImportDeps & { countReserved: CountReserved };
