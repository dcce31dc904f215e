import type { RefusedUnits, Stop, StopLine } from '@sabuja/contract';
import { dueAfter, refusedAmount } from '@sabuja/contract/rules/refused-units';
import { type Paise, sumPaise, toPaise, toRupees } from '@sabuja/kit';

/** Key of a line of a stop: an order line may be delivered as two parts. */
export const lineKey = ({ item, part }: Pick<StopLine, 'item' | 'part'>): string =>
  `${item} ${part}`;

/** By how much the bill falls when some units of a line are refused, in paise; the server computes the same. */
export const amountOf = (line: StopLine, refused: number): Paise =>
  refusedAmount(
    { taxable: toPaise(line.taxable), tax: toPaise(line.tax) },
    { percent: line.gst_percent, included: line.tax_included },
    { refused, units: line.quantity },
  );

/** The stop after a refusal, by how much the bill is `lowered`, and the paid amount that goes `back`; in rupees. */
export function lowerStop(stop: Stop, refused: readonly RefusedUnits[]) {
  const lowered = sumPaise(
    refused.map((units) => {
      const line = stop.lines?.find((one) => lineKey(one) === lineKey(units));
      return line ? amountOf(line, units.quantity) : 0;
    }),
  );
  const toCollect = toPaise(stop.to_collect);
  const due = dueAfter(toCollect, lowered);
  return {
    stop: { ...stop, to_collect: toRupees(due) },
    lowered: toRupees(lowered),
    back: toRupees(lowered - (toCollect - due)),
  };
}

/** Whether nothing is left to hand over. */
export const isAllRefused = (
  lines: readonly StopLine[],
  quantityOf: (line: StopLine) => number,
): boolean => lines.every((line) => quantityOf(line) === line.quantity);
