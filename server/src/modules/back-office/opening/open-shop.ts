import type { ShopOpening } from '@sabuja/contract';
import { providerChannels } from '@sabuja/contract/rules/opening-steps';
import { fail } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findOpening, recordOpening } from '../../content/index.ts';
import { listMemberNames, recordAudit } from '../../staff/index.ts';
import type { OpeningDeps } from './deps.ts';
import { findGaps } from './find-gaps.ts';
import { readProviderState } from './provider-states.ts';

/** Reads whether the shop is open, since when and by whom, and what each setup step lacks. */
export async function readOpening(deps: OpeningDeps, db: Db | Tx): Promise<ShopOpening> {
  const opening = await findOpening(db);
  const providers: ShopOpening['providers'] = [];
  for (const channel of providerChannels) {
    providers.push(await readProviderState(db, deps, channel));
  }
  const openedBy = opening?.opened_by ?? null;
  const names = await listMemberNames(db, openedBy === null ? [] : [openedBy]);
  return {
    opened_at: toNullableInstant(opening?.opened_at),
    opened_by: (openedBy !== null && names.get(openedBy)) || null,
    ...(await findGaps(db, providers)),
    providers,
  };
}

/**
 * Opens the shop for good, once even if several members do it at the same time. Fails with OPENING_INCOMPLETE, which
 * lists what the necessary steps lack.
 */
export function openShop(deps: OpeningDeps, actor: StaffActor) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await lockKey(tx, 'opening');
    const { opened_at, blocking } = await readOpening(deps, tx);
    if (opened_at !== null) return undefined;
    if (blocking.length > 0) return fail('OPENING_INCOMPLETE', blocking);
    await recordOpening(tx, { openedBy: actor.memberId, now });
    const entry = { action: 'shop.open', subject: 'shop', subjectId: 'opening' };
    await recordAudit(tx, actor, { ...entry, after: { opened_at: now.toISOString() } }, now);
    return undefined;
  });
}
