import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductLabel } from '@sabuja/contract';
import type { Allergen } from '@sabuja/contract/rules/allergens';
import { formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useCountryName } from '../../lib/use-country-name.ts';
import { shopQuery } from '../shell/index.ts';

export const allergenNames: Record<Allergen, MessageDescriptor> = {
  GLUTEN: msg`cereals with gluten`,
  CRUSTACEAN: msg`crustaceans`,
  MILK: msg`milk`,
  EGG: msg`egg`,
  FISH: msg`fish`,
  PEANUT: msg`peanut`,
  TREE_NUT: msg`tree nuts`,
  SOY: msg`soya`,
  SULPHITE: msg`sulphite`,
};

/** Details from a product's pack: MRP, net quantity, packer, origin, best before, ingredients, allergens, licence. */
export function LabelDetails({ label }: { label: ProductLabel }) {
  const { t } = useLingui();
  const rows = useLabelRows(label);
  if (rows.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-title">{t`On the label`}</h2>
      <Card as="dl" divided className="overflow-hidden">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid items-baseline gap-x-4 px-3 py-2.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </Card>
    </section>
  );
}

/** Name and text of each known detail. Packed products without a packer or licence get the shop's. */
function useLabelRows(label: ProductLabel): [string, string][] {
  const { t } = useLingui();
  const { data: shop } = useQuery(shopQuery(useApi()));
  const { mrp, origin, best_before_days: days, allergens, ingredients } = label;
  const nameOf = useCountryName();
  const country = origin && nameOf(origin);
  const amount = mrp !== null && formatRupees(mrp);
  const isPacked = mrp !== null;
  const shopPacker = shop && [shop.legal_name, shop.office_address].filter(Boolean).join(', ');
  const contained = allergens?.map((each) => t(allergenNames[each])).join(', ');
  const rows: [string, string | null | undefined | false][] = [
    [t`MRP`, amount && t`${amount} (incl. of all taxes)`],
    [t`Net quantity`, useNetQuantity(label)],
    [t`Best before`, days !== null && t`${days} days from packing`],
    [t`Ingredients`, ingredients],
    [t`Allergens`, contained === '' ? t`none` : contained && t`Contains: ${contained}`],
    [t`Packed by`, label.packer ?? (isPacked && shopPacker)],
    [t`FSSAI licence`, label.fssai ?? (isPacked && shop?.fssai)],
    [t`Country of origin`, country],
    [t`Customer care`, isPacked && shop && [shop.phone, shop.email].filter(Boolean).join(', ')],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function useNetQuantity({ net_quantity: amount, net_unit: unit }: ProductLabel) {
  const { t } = useLingui();
  if (amount === null || unit === null) return undefined;
  const isLarge = unit !== 'PIECE' && amount >= 1000;
  const shown = String(isLarge ? amount / 1000 : amount);
  if (unit === 'PIECE') return amount === 1 ? t`1 piece` : t`${shown} pieces`;
  if (unit === 'ML') return isLarge ? t`${shown} l` : t`${shown} ml`;
  return isLarge ? t`${shown} kg` : t`${shown} g`;
}
