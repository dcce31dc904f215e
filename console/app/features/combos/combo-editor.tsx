import { useLingui } from '@lingui/react/macro';
import type { StaffCombo } from '@sabuja/contract';
import { comboUnits } from '@sabuja/contract/rules/combo-units';
import { SequenceField } from '../../lib/draft-fields.tsx';
import { paths } from '../../lib/paths.ts';
import {
  FormSection,
  ItemEditor,
  MaxPerOrderField,
  PicturesSection,
  PreviewSection,
  SubcategoryField,
  TextsSection,
} from '../items/index.ts';
import { PartsSection } from './parts-section.tsx';
import { PriceSection } from './price-section.tsx';
import { useComboForm } from './use-combo-form.ts';

/** The form that creates or changes a combo. */
export function ComboEditor({ combo }: { combo: StaffCombo | undefined }) {
  const { t } = useLingui();
  const form = useComboForm(combo);
  const { saved, parts } = form;
  return (
    <ItemEditor
      form={form}
      pathOf={({ combo_id }) => paths.combo(combo_id)}
      aside={
        <PreviewSection
          form={form}
          shownId={saved?.state === 'draft' ? undefined : saved?.combo_id}
          units={comboUnits}
          veg={
            parts.length === 0
              ? undefined
              : parts.every(({ product }) => product?.veg_nonveg_type === 0)
          }
          preparePreview={form.preparePreview}
        />
      }
    >
      <TextsSection form={form} />
      <PartsSection form={form} />
      <PriceSection form={form} />
      <PicturesSection form={form} folder="combos" />
      <FormSection title={t`Where it belongs`}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SubcategoryField form={form} />
          <SequenceField form={form} />
          <MaxPerOrderField form={form} />
        </div>
      </FormSection>
    </ItemEditor>
  );
}
