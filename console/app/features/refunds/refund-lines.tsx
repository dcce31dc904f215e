import { useLingui } from '@lingui/react/macro';
import type { Refundable } from '@sabuja/contract';
import { type Disposition, dispositions } from '@sabuja/contract/rules/order-status';
import { formatRupees, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { Select } from '@sabuja/ui/select.tsx';

type RefundableLine = Refundable['lines'][number];

/** Chosen units of each part of a line, and their disposition, by `keyOf`. */
export type ChosenLines = Readonly<
  Record<string, { quantity: number; disposition: Disposition | undefined }>
>;

/** Key of a part: a line may have been delivered as two parts. */
const keyOf = ({ item, part }: RefundableLine): string => `${item} ${part ?? ''}`;

type Props = {
  refundable: Refundable;
  chosen: ChosenLines;
  onChange: (chosen: ChosenLines) => void;
};

/** Amount of the chosen units, in rupees. */
export const sumOfLines = ({ lines }: Refundable, chosen: ChosenLines): number =>
  toRupees(
    sumPaise(
      lines.map((line) => toPaise(line.amounts[(chosen[keyOf(line)]?.quantity ?? 0) - 1] ?? 0)),
    ),
  );

/** The lines of the request; units without a disposition are waste. */
export const toRequestLines = ({ lines }: Refundable, chosen: ChosenLines) =>
  lines.flatMap((line) => {
    const { quantity = 0, disposition = 'WASTE' } = chosen[keyOf(line)] ?? {};
    const { item, part } = line;
    return quantity > 0 ? [{ item, ...(part && { part }), quantity, disposition }] : [];
  });

/** The items that can be refunded, each with fields for units and disposition. */
export function RefundLines({ refundable, chosen, onChange }: Props) {
  const { t } = useLingui();
  const labels = { RESTOCK: t`Back into stock`, WASTE: t`Waste, or the customer keeps it` };
  return (
    <ul className="grid gap-3">
      {refundable.lines.map((line) => {
        const { name, units, amounts, can_restock } = line;
        const key = keyOf(line);
        const { quantity = 0, disposition } = chosen[key] ?? {};
        const change = (values: Partial<ChosenLines[string]>) =>
          onChange({ ...chosen, [key]: { quantity, disposition, ...values } });
        return (
          <li key={key} className="grid gap-2 rounded-field border border-line px-3.5 py-2">
            <Select
              label={`${name} · ${units}`}
              value={quantity}
              onChange={({ target }) => change({ quantity: Number(target.value) })}
            >
              <option value={0}>{t`None`}</option>
              {amounts.map((amount, i) => (
                <option key={String(i)} value={i + 1}>
                  {i + 1} · {formatRupees(amount)}
                </option>
              ))}
            </Select>
            {quantity > 0 && can_restock && (
              <fieldset className="flex flex-wrap gap-x-5">
                <legend className="sr-only">{t`What becomes of the items?`}</legend>
                {dispositions.map((one) => (
                  <label key={one} className="flex min-h-touch items-center gap-2">
                    <input
                      type="radio"
                      name={`disposition ${key}`}
                      checked={disposition === one}
                      onChange={() => change({ disposition: one })}
                      required
                      className="size-5 accent-leaf"
                    />
                    {labels[one]}
                  </label>
                ))}
              </fieldset>
            )}
          </li>
        );
      })}
    </ul>
  );
}
