import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '@sabuja/kit';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { FormSection } from './form-section.tsx';

/** Returns the name of the form field for a text in a language: 'name', 'name_hi'. */
export const inLocale = <Text extends string>(text: Text, locale: Locale) =>
  (locale === 'en' ? text : `${text}_${locale}`) as Text | `${Text}_hi` | `${Text}_or`;

type Texts = 'name' | 'description';
type Props = {
  form: DraftFields<Texts | `${Texts}_hi` | `${Texts}_or`>;
  /** An extra field between name and description. */
  more?: (locale: Locale) => ReactNode;
};

/** Name and description in the three languages, side by side on wide screens. */
export function TextsSection({ form, more }: Props) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Name and description`}>
      <div className="grid gap-4 xl:grid-cols-3">
        {locales.map((locale) => (
          <div
            key={locale}
            lang={locale === 'en' ? undefined : locale}
            className="grid content-start gap-4"
          >
            <TextField
              {...form.bind(inLocale('name', locale))}
              maxLength={120}
              required={locale === 'en'}
            />
            {more?.(locale)}
            <TextArea {...form.bind(inLocale('description', locale))} maxLength={4000} />
          </div>
        ))}
      </div>
      <p className="text-sm text-muted">
        {t`What is not translated is shown to customers in English.`}
      </p>
    </FormSection>
  );
}
