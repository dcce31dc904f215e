import { type PartKind, remainingAmounts } from '@sabuja/contract/rules/refused-units';
import { shareOf } from '@sabuja/kit';
import { orderedPart, scaleReservations } from '../billing/build-delivered-part.ts';
import type { DeliveredPart } from '../billing/delivered-part.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';

/** What is delivered for a line, as one of its parts. */
export type DeliveredUnits = {
  line: ItemOfOrder;
  kind: PartKind;
  part: DeliveredPart;
  units: number;
  /** It was weighed: nobody knows what one of its packs weighs, so all of them are refused or none. */
  isWhole: boolean;
  /** Of its line in the invoice. */
  index: number;
};

/** What an order delivers, in the sequence of the lines of its invoice. */
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

/** What is left of a part when some of its units are refused; undefined when all are. Amounts are rounded down once. */
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
