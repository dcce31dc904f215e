import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Name, unit and description in the three languages, side by side where there is room. */
export function TextsSection({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Name and description`}>
      <div className="grid gap-4 xl:grid-cols-3">
        <div className="grid content-start gap-4">
          <TextField {...form.bind('name')} maxLength={120} required />
          <TextField {...form.bind('units')} maxLength={40} placeholder="1 kg" required />
          <TextArea {...form.bind('description')} maxLength={4000} />
        </div>
        <div lang="hi" className="grid content-start gap-4">
          <TextField {...form.bind('name_hi')} maxLength={120} />
          <TextField {...form.bind('units_hi')} maxLength={40} placeholder="1 किलो" />
          <TextArea {...form.bind('description_hi')} maxLength={4000} />
        </div>
        <div lang="or" className="grid content-start gap-4">
          <TextField {...form.bind('name_or')} maxLength={120} />
          <TextField {...form.bind('units_or')} maxLength={40} placeholder="୧ କିଲୋ" />
          <TextArea {...form.bind('description_or')} maxLength={4000} />
        </div>
      </div>
      <p className="text-sm text-muted">
        {t`What is not translated is shown to customers in English.`}
      </p>
    </FormSection>
  );
}
