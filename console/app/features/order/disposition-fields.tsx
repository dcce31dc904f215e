import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { type Disposition, dispositions } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';

type Item = Pick<StaffOrderDetails['items'][number], 'uid' | 'item_name' | 'units' | 'quantity'>;
type Chosen = Readonly<Record<string, Disposition>>;
type Props = { items: readonly Item[]; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** Asks for the disposition of each picked item; none is preselected. */
export function DispositionFields({ items, chosen, onChange }: Props) {
  const { t } = useLingui();
  const labels = { RESTOCK: t`Back into stock`, WASTE: t`Waste` };
  const allLabels = { RESTOCK: t`All back into stock`, WASTE: t`All waste` };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t`What becomes of the items?`}</legend>
      {items.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {dispositions.map((disposition) => (
            <Button
              key={disposition}
              variant="outline"
              size="sm"
              onClick={() =>
                onChange(Object.fromEntries(items.map(({ uid }) => [uid, disposition])))
              }
            >
              {allLabels[disposition]}
            </Button>
          ))}
        </div>
      )}
      {items.map((item) => (
        <fieldset
          key={item.uid}
          className="rounded-field border border-line bg-surface px-3.5 py-2"
        >
          <legend className="float-left w-full font-semibold">
            {item.item_name}{' '}
            <span className="tabular font-normal text-muted">
              {item.units} × {item.quantity}
            </span>
          </legend>
          <div className="clear-both flex flex-wrap gap-x-5">
            {dispositions.map((disposition) => (
              <label key={disposition} className="flex min-h-touch items-center gap-2">
                <input
                  type="radio"
                  name={`disposition ${item.uid}`}
                  checked={chosen[item.uid] === disposition}
                  onChange={() => onChange({ ...chosen, [item.uid]: disposition })}
                  required
                  className="size-5 accent-leaf"
                />
                {labels[disposition]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
