import { type PartKind, remainingAmounts } from '@sabuja/contract/rules/refused-units';
import { shareOf } from '@sabuja/kit';
import { orderedPart, scaleReservations } from '../billing/build-delivered-part.ts';
import type { DeliveredPart } from '../billing/delivered-part.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';

/** One part of a line (ordered product or substitute) as it is delivered. */
export type DeliveredUnits = {
  line: ItemOfOrder;
  kind: PartKind;
  part: DeliveredPart;
  units: number;
  /** True when the part was weighed: the weight of one pack is not known, so all packs are refused or none. */
  isWhole: boolean;
  /** The index of its line in the invoice. */
  index: number;
};

/** Lists the delivered parts of an order in the sequence of its invoice lines. */
export const listDeliveredUnits = (
  lines: readonly ItemOfOrder[],
  picks: ReadonlyMap<number, Pick<LinePick, 'parts' | 'grams'>>,
): DeliveredUnits[] =>
  lines
    .flatMap((line) => {
      const pick = picks.get(line.line_no);
      const asOrdered = orderedPart(line, line.quantity, null);
      const parts = pick ? pick.parts : asOrdered ? [asOrdered] : [];
      return parts.map((part) => ({
        line,
        kind: part.kind,
        part,
        units: Math.ceil(part.packs),
        isWhole: part.kind === 'ORDERED' && pick !== undefined && pick.grams !== null,
      }));
    })
    .map((delivered, index) => ({ ...delivered, index }));

/** Returns a part without its refused units; undefined when all are refused. Amounts are rounded down once. */
export function remainingPart(
  part: DeliveredPart,
  { refused, units }: { refused: number; units: number },
): DeliveredPart | undefined {
  const remaining = units - refused;
  if (remaining === 0) return undefined;
  const terms = { percent: part.percent, included: part.taxIncluded ?? false };
  return {
    ...part,
    packs: remaining,
    itemTotal: shareOf(part.itemTotal, remaining, units),
    ...remainingAmounts(part, terms, { remaining, units }),
    taken: scaleReservations(part.taken, remaining, units),
  };
}
