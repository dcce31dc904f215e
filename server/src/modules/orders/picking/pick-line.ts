import { lineChoice, maySubstituteUnasked } from '@sabuja/contract/rules/if-missing';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { nameOf } from '../../../platform/texts/index.ts';
import { findItems, lockStocks, maySubstitute } from '../../catalogue/index.ts';
import { recordAudit } from '../../staff/index.ts';
import {
  missingTotal,
  orderedPart,
  partTotal,
  type Substitute,
  substitutePart,
  sumParts,
} from '../billing/build-delivered-part.ts';
import type { OrderDeps } from '../deps.ts';
import { findOutcome, recordAction, type Sent, toAction } from '../dispatch/device-actions.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';
import { lockLine } from './lock-line.ts';
import { packGrams } from './pack-weight.ts';
import { type ItemOfOrder, writePick } from './picks-store.ts';

export type PickInput = Sent & {
  found: number;
  grams?: number | undefined;
  reason?: MissingReason | undefined;
  substitute?: { stock_id: number; quantity: number } | undefined;
  /** The customer was asked about the substitute. */
  customer_agreed?: boolean | undefined;
};

/**
 * Records the units found for a line of an order that the actor picks, once for each action id of a device; a later
 * pick replaces it. The bill changes when the order is packed. Locks the stocks of missing units, so that the close of
 * a stock-take either sees this report or has ended before it. Fails with ACTION_REUSED, OTHER_MEMBER, NO_ORDER,
 * NO_LINE, NOT_PICKING, CLAIMED, TOO_MANY_FOUND, NOT_BY_WEIGHT, NOTHING_MISSING, BAD_SUBSTITUTE, NOT_AGREED,
 * TOO_MANY_SUBSTITUTES or NOT_IN_STOCK.
 */
export function pickLine(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { uid, item }: { uid: string; item: string },
  input: PickInput,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const known = await lockOrder(tx, { uid });
    if (!known) return fail('NO_ORDER');
    const action = toAction('pick', input, item);
    const outcome = await findOutcome(tx, actor, known.id, action);
    if (outcome !== undefined) return isFailure(outcome) ? outcome : undefined;
    const locked = await lockLine(tx, actor, { uid, item });
    if (isFailure(locked)) return locked;
    const { order, line } = locked;
    const refusal = checkAmounts(line, input);
    if (refusal) return refusal;
    const substitute = await readSubstitute(tx, order, line, input);
    if (isFailure(substitute)) return substitute;
    const { found, grams = null } = input;
    const reason = found < line.quantity ? (input.reason ?? 'NOT_THERE') : null;
    const parts = deliveredParts(line, { found, grams }, substitute);
    if (reason === 'NOT_THERE')
      await lockStocks(
        tx,
        line.taken.map(({ stockId }) => stockId),
        [],
      );
    await writePick(tx, {
      order_id: order.id,
      line_no: line.line_no,
      found,
      grams,
      reason,
      customer_agreed: isAgreed(input),
      parts,
      ...sumParts(parts),
      member_id: actor.memberId,
      picked_at: now,
    });
    const entry = { action: 'order.pick', subject: 'order', subjectId: order.uid };
    const after = { line: line.line_no, found, of: line.quantity, grams, reason };
    const replaced = input.substitute && {
      substitute: input.substitute,
      customer_agreed: isAgreed(input),
    };
    await recordAudit(tx, actor, { ...entry, after: { ...after, ...replaced } }, now);
    await recordAction(tx, actor, order.id, action, 'done', now);
    return undefined;
  });
}

const isAgreed = ({ substitute, customer_agreed }: PickInput): boolean =>
  substitute !== undefined && customer_agreed === true;

function checkAmounts(line: ItemOfOrder, { found, grams, substitute }: PickInput) {
  if (found > line.quantity) return fail('TOO_MANY_FOUND', { ordered: line.quantity });
  if (grams !== undefined && (found === 0 || packGrams(line.units) === undefined))
    return fail('NOT_BY_WEIGHT');
  if (substitute && found === line.quantity) return fail('NOTHING_MISSING');
  return undefined;
}

async function readSubstitute(tx: Tx, order: LockedOrder, line: ItemOfOrder, input: PickInput) {
  const { found, substitute } = input;
  if (!substitute) return undefined;
  if (!maySubstituteUnasked(lineChoice(line, order)) && !isAgreed(input)) return fail('NOT_AGREED');
  const { stock_id: id, quantity } = substitute;
  // A combo has no substitute, since it is not known which of its parts is missing.
  const isAllowed =
    line.type === 'STOCK' &&
    (await maySubstitute(tx, { stockId: line.item_id, department: order.department }, id));
  const item = (await findItems(tx, [{ id, type: 'STOCK' }])).get(id);
  if (!isAllowed || !item || item.inactive) return fail('BAD_SUBSTITUTE');
  if (item.available < quantity)
    return fail('NOT_IN_STOCK', { item: nameOf(item), available: item.available });
  const missing = line.quantity - found;
  if (quantity > maxSubstitutes(line, missing, item.cost))
    return fail('TOO_MANY_SUBSTITUTES', { most: maxSubstitutes(line, missing, item.cost) });
  return { item, quantity };
}

/** The missing units, or the number of smaller packs that their agreed price buys, rounded up. */
const maxSubstitutes = (line: ItemOfOrder, missing: number, cost: number): number =>
  Math.max(missing, Math.ceil((line.cost_paise * missing) / cost));

function deliveredParts(
  line: ItemOfOrder,
  { found, grams }: { found: number; grams: number | null },
  substitute: Substitute | undefined,
) {
  const ordered = orderedPart(line, found, grams);
  const ceiling = missingTotal(line, found, ordered ? partTotal(ordered) : 0);
  return [
    ...(ordered ? [ordered] : []),
    ...(substitute ? [substitutePart(line, ceiling, substitute)] : []),
  ];
}
