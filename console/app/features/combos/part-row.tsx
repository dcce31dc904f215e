import { useLingui } from '@lingui/react/macro';
import { formatPaise } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { Trash2 } from 'lucide-react';
import { stateLabels } from '../items/index.ts';
import { type PartProduct, priceAlone } from './combo-parts.ts';
import type { ComboForm } from './use-combo-form.ts';

type Props = { form: ComboForm; part: ComboForm['parts'][number] };

/** One product of the combo, with its quantity and the button that removes it. */
export function PartRow({ form, part: { stock_id, quantity, product } }: Props) {
  const { t } = useLingui();
  const name = form.nameOf(stock_id);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-3 px-3 py-2">
      <div className="min-w-0">
        <p className="flex items-start gap-1.5 font-semibold">
          {product && <VegMark veg={product.veg_nonveg_type === 0} className="mt-1 size-4" />}
          <span className="min-w-0 break-words">{name}</span>
        </p>
        {product && <PartTexts product={product} />}
      </div>
      <TextField
        label={t`Quantity of ${name}`}
        hideLabel
        value={quantity}
        onChange={({ target }) => form.setQuantity(stock_id, target.value)}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        required
      />
      <IconButton label={t`Remove ${name}`} onClick={() => form.remove(stock_id)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
}

/** Unit, price alone, and the state of a product that is not on sale. */
export function PartTexts({ product }: { product: PartProduct }) {
  const { i18n } = useLingui();
  const { text, tone } = stateLabels[product.state];
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {product.units} · {formatPaise(priceAlone(product))}
      {product.state !== 'active' && <Badge tone={tone}>{i18n._(text)}</Badge>}
    </p>
  );
}
