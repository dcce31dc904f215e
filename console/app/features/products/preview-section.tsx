import { useLingui } from '@lingui/react/macro';
import { paths as shopPaths } from '@sabuja/contract/rules/page-paths';
import { formatRupees } from '@sabuja/kit';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { stateLabels } from './field-labels.ts';
import { FormSection } from './form-section.tsx';
import { priceOf } from './price-section.tsx';
import { type ProductDraft, picturesOf } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

type PreviewLocale = 'en' | 'hi' | 'or';

/** The state of a product, and how shoppers see it with what was typed, saved or not. */
export function PreviewSection({ form }: { form: ProductForm }) {
  const { t, i18n } = useLingui();
  const [locale, setLocale] = useState<PreviewLocale>('en');
  const { saved } = form;
  return (
    <FormSection title={t`In the shop`}>
      <Select
        {...form.bind('state')}
        hint={
          form.draft.state === 'draft'
            ? t`Nobody sees it in the shop.`
            : form.draft.state === 'retired'
              ? t`It is no longer sold.`
              : t`Customers find and buy it.`
        }
      >
        {(['draft', 'active', 'retired'] as const).map((state) => (
          <option key={state} value={state}>
            {i18n._(stateLabels[state].text)}
          </option>
        ))}
      </Select>
      <Select
        label={t`Preview in`}
        value={locale}
        onChange={({ target }) => setLocale(target.value as PreviewLocale)}
      >
        <option value="en">English</option>
        <option value="hi">हिन्दी</option>
        <option value="or">ଓଡ଼ିଆ</option>
      </Select>
      <PreviewCard draft={form.draft} locale={locale} />
      {saved && saved.state !== 'draft' && (
        <a
          href={shopPaths.product(saved.stock_id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-touch w-fit items-center gap-1.5 font-semibold text-leaf underline"
        >
          {t`Open in the shop`}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </FormSection>
  );
}

function PreviewCard({ draft, locale }: { draft: ProductDraft; locale: PreviewLocale }) {
  const { t } = useLingui();
  const textOf = (field: 'name' | 'units' | 'description') =>
    (locale === 'en' ? '' : draft[`${field}_${locale}`].trim()) || draft[field];
  const [picture] = picturesOf(draft.image_urls);
  const price = priceOf(draft);
  return (
    <figure
      aria-label={t`As shoppers see it`}
      lang={locale}
      className="grid max-w-60 gap-1.5 rounded-card border border-line bg-paper p-3"
    >
      <Picture url={picture} alt="" sizes="240px" largest={480} className="rounded-control" />
      <figcaption className="grid gap-1">
        <span className="flex items-start gap-2 font-semibold break-words">
          {draft.veg_nonveg_type !== '' && <VegMark veg={draft.veg_nonveg_type === '0'} />}
          {textOf('name') || t`Name`}
        </span>
        <span className="text-sm text-muted">{textOf('units')}</span>
        {price && (
          <span className="tabular font-bold">
            {price}
            {Number(draft.discount) > 0 && (
              <s className="ml-2 text-sm font-normal text-muted">
                {formatRupees(Number(draft.cost))}
              </s>
            )}
          </span>
        )}
        <span className="line-clamp-3 text-sm">{textOf('description')}</span>
      </figcaption>
    </figure>
  );
}
