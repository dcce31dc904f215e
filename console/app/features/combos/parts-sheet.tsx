import { useLingui } from '@lingui/react/macro';
import { MAX_COMBO_PARTS } from '@sabuja/contract/limits';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { SearchInput } from '../../lib/search-input.tsx';
import type { PartProduct } from './combo-parts.ts';
import { offersQuery } from './combo-queries.ts';
import { PartTexts } from './part-row.tsx';
import type { ComboForm } from './use-combo-form.ts';

type Props = { open: boolean; onClose: () => void; form: ComboForm };

/** Lists products to add to the combo; only those of the same department as the chosen ones. */
export function PartsSheet({ open, onClose, form }: Props) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const department = form.parts[0]?.product?.department;
  const query = useQuery({ ...offersQuery(q, department), enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={t`Add products`}>
      <div className="grid gap-3">
        <SearchInput
          label={t`Find a product`}
          placeholder={t`Name, SKU, barcode`}
          value={q}
          onChange={setQ}
        />
        <Loaded query={query} failed={t`The products could not be loaded.`}>
          {({ results }) =>
            results.length === 0 ? (
              <p className="text-muted">{t`No product is like this.`}</p>
            ) : (
              <ul className="grid gap-2">
                {results.map((product) => (
                  <li key={product.stock_id}>
                    <OfferButton form={form} product={product} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Sheet>
  );
}

/** A toggle button that adds a product to the combo or removes it. */
function OfferButton({ form, product }: { form: ComboForm; product: PartProduct }) {
  const { stock_id, name } = product;
  const isChosen = form.parts.some((part) => part.stock_id === stock_id);
  const Icon = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && form.parts.length >= MAX_COMBO_PARTS}
      onClick={() => (isChosen ? form.remove(stock_id) : form.add(product))}
      className={clsx(
        'flex min-h-14 w-full items-center justify-between gap-3 rounded-control border px-3 py-2 text-left',
        isChosen ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span className="grid min-w-0">
        <span className="flex items-start gap-1.5 font-semibold">
          <VegMark veg={product.veg_nonveg_type === 0} className="mt-1 size-4" />
          <span className="min-w-0 break-words">{name}</span>
        </span>
        <PartTexts product={product} />
      </span>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
    </button>
  );
}
