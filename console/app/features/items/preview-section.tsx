import { useLingui } from '@lingui/react/macro';
import { paths as shopPaths } from '@sabuja/contract/rules/page-paths';
import { formatRupees, type Locale, locales } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { type LoadPreview, PagePreviewButton } from '../page-preview/index.ts';
import { FormSection } from './form-section.tsx';
import { type ItemField, picturesOf } from './item-fields.ts';
import { stateLabels } from './item-labels.ts';
import { priceOf } from './price-fields.tsx';
import { inLocale } from './texts-section.tsx';

type Props = {
  form: DraftFields<ItemField>;
  /** Id of the item's page in the storefront; undefined when the item is not shown there. */
  shownId: number | undefined;
  units: (locale: Locale) => string;
  /** Whether the item is vegetarian; undefined when unknown. */
  veg: boolean | undefined;
  /** Reads the form, and returns the function that loads a preview of the item's whole page. */
  preparePreview: () => LoadPreview;
};

/** The state of an item, and a preview of its card with the unsaved values. */
export function PreviewSection({ form, shownId, units, veg, preparePreview }: Props) {
  const { t, i18n } = useLingui();
  const [locale, setLocale] = useState<Locale>('en');
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
        onChange={({ target }) => setLocale(target.value as Locale)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
      <PreviewCard draft={form.draft} units={units(locale)} {...{ locale, veg }} />
      <PagePreviewButton prepare={preparePreview} />
      {shownId !== undefined && (
        <a
          href={shopPaths.product(shownId)}
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

type CardProps = {
  draft: DraftFields<ItemField>['draft'];
  locale: Locale;
  units: string;
  veg: boolean | undefined;
};

function PreviewCard({ draft, locale, units, veg }: CardProps) {
  const { t } = useLingui();
  const textOf = (text: 'name' | 'description') =>
    draft[inLocale(text, locale)].trim() || draft[text];
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
          {veg !== undefined && <VegMark veg={veg} />}
          {textOf('name') || t`Name`}
        </span>
        <span className="text-sm text-muted">{units}</span>
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
