import { useLingui } from '@lingui/react/macro';
import { discountedUnit, formatPaise, nearestPaise } from '@sabuja/kit';
import { FormSection, PriceFields } from '../items/index.ts';
import { priceAlone } from './combo-parts.ts';
import type { ComboForm } from './use-combo-form.ts';

/** The price of a combo, beside the sum of its products' prices when bought alone. */
export function PriceSection({ form }: { form: ComboForm }) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Price`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PriceFields form={form} />
      </div>
      <Saving form={form} />
    </FormSection>
  );
}

function Saving({ form: { parts, draft } }: { form: ComboForm }) {
  const { t } = useLingui();
  const alone = parts.reduce(
    (sum, { product, quantity }) => sum + (product ? priceAlone(product) : 0) * Number(quantity),
    0,
  );
  if (alone === 0) return null;
  const price = discountedUnit(nearestPaise(Number(draft.cost)), Number(draft.discount));
  const [sum, saving] = [formatPaise(alone), formatPaise(alone - price)];
  return (
    <p role="status" className="tabular text-sm text-muted">
      {t`Bought alone, its products cost ${sum}.`}{' '}
      {price > 0 && price < alone && (
        <span className="font-semibold text-leaf">{t`Customers save ${saving}.`}</span>
      )}
      {price >= alone && (
        <span className="font-semibold text-chilli">{t`The combo is not cheaper.`}</span>
      )}
    </p>
  );
}
