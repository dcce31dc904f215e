import './tables.ts';
import type { SettlementDifference } from '@sabuja/contract';
import type { SettlementDifferenceKind } from '@sabuja/contract/rules/settlement-kinds';
import { toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';

export type DifferenceFilter = { kind?: SettlementDifferenceKind; state?: 'open' | 'resolved' };

/** The open differences between settlements and ledger: those that nobody has resolved. */
export const selectSettlementDifferences = (db: Db | Tx) =>
  db.selectFrom('payments.settlement_differences').selectAll();

export async function countSettlementDifferences(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('payments.settlement_differences')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const selectOpen = (db: Db, kind: DifferenceFilter['kind']) =>
  selectSettlementDifferences(db).$if(kind !== undefined, (query) =>
    query.where('kind', '=', kind ?? 'MISSING'),
  );
const oldestFirst = [ascending('at'), ascending('kind'), ascending('subject')];

const selectResolved = (db: Db, kind: DifferenceFilter['kind']) =>
  db
    .selectFrom('payments.settlement_resolutions')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'MISSING'));
const latestFirst = [
  descending('resolved_at'),
  descending('subject'),
  descending('kind'),
  descending('provider'),
];

const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

/** A page of differences: open ones, oldest first, or resolved ones, newest first; in rupees. */
export async function listDifferences(
  db: Db,
  { kind, state = 'open', ...paging }: DifferenceFilter & Paging,
) {
  if (state === 'open') {
    const found = await selectPage(selectOpen(db, kind), oldestFirst, paging);
    return toPage(
      found,
      paging,
      ({ at, ours_paise, theirs_paise, ...row }): SettlementDifference => ({
        ...row,
        since: at.toISOString(),
        ours: rupeesOrNull(ours_paise),
        theirs: rupeesOrNull(theirs_paise),
        resolved: null,
      }),
    );
  }
  const found = await selectPage(selectResolved(db, kind), latestFirst, paging);
  const names = await listMemberNames(
    db,
    found.rows.map(({ member_id }) => member_id),
  );
  return toPage(
    found,
    paging,
    (row): SettlementDifference => ({
      provider: row.provider,
      kind: row.kind,
      subject: row.subject,
      entity: '',
      settlement_id: null,
      since: row.resolved_at.toISOString(),
      ours: rupeesOrNull(row.ours_paise),
      theirs: rupeesOrNull(row.theirs_paise),
      resolved: {
        note: row.note,
        by: names.get(row.member_id) ?? null,
        at: row.resolved_at.toISOString(),
      },
    }),
  );
}
