import type { StaffStock } from '@sabuja/contract';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { paths } from '../../lib/paths.ts';
import {
  ItemEditor,
  inLocale,
  PicturesSection,
  PreviewSection,
  TextsSection,
} from '../items/index.ts';
import { DetailsSection } from './details-section.tsx';
import { LabelSection } from './label-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceSection } from './price-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { useProductForm } from './use-product-form.ts';

const unitExamples = { en: '1 kg', hi: '1 किलो', or: '୧ କିଲୋ' };

/** Creates a product, or changes one. */
export function ProductEditor({ stock }: { stock: StaffStock | undefined }) {
  const form = useProductForm(stock);
  const { saved, draft } = form;
  return (
    <ItemEditor
      form={form}
      pathOf={({ stock_id }) => paths.product(stock_id)}
      aside={
        <>
          <PreviewSection
            form={form}
            shownId={saved?.state === 'draft' ? undefined : saved?.stock_id}
            units={(locale) => draft[inLocale('units', locale)].trim() || draft.units}
            veg={draft.veg_nonveg_type === '' ? undefined : draft.veg_nonveg_type === '0'}
            preparePreview={form.preparePreview}
          />
          {saved && <PricesSection id={saved.stock_id} />}
        </>
      }
    >
      <TextsSection
        form={form}
        more={(locale) => (
          <TextField
            {...form.bind(inLocale('units', locale))}
            maxLength={40}
            placeholder={unitExamples[locale]}
            required={locale === 'en'}
          />
        )}
      />
      <PicturesSection form={form} folder="stocks" />
      <PriceSection form={form} />
      <LabelSection form={form} />
      <PlaceSection form={form} />
      <DetailsSection form={form} />
    </ItemEditor>
  );
}
