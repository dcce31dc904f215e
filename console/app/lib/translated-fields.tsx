import { type Locale, type TranslatedLocale, translatedLocales } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

type Values = Readonly<Record<string, string>>;
type Translations = { readonly [L in TranslatedLocale]?: { readonly [field: string]: string } };

type Props = {
  /** Name of the English field; the other languages are '{name}.hi' and '{name}.or'. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  translations: Translations;
  maxLength: number;
  required?: boolean;
  rows?: number;
  /** Stacks the fields also on wide screens. */
  stacked?: boolean;
};

/** Fields for a text in English, Hindi and Odia; customers see English where a translation is empty. */
export function TranslatedFields(props: Props) {
  const { name, label, hint, error, value, translations, maxLength, required, rows, stacked } =
    props;
  const id = useId();
  const Part = rows === undefined ? TextField : TextArea;
  const more = rows === undefined ? {} : { rows };
  return (
    <fieldset className="grid gap-2" aria-describedby={hint ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {hint && (
        <p id={id} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={clsx('grid gap-2', !stacked && 'md:grid-cols-3')}>
        <Part
          {...more}
          {...{ name, maxLength, error }}
          label={<LanguageName locale="en" />}
          lang="en"
          defaultValue={value}
          required={required ?? false}
        />
        {translatedLocales.map((locale) => (
          <Part
            key={locale}
            {...more}
            {...{ maxLength }}
            name={`${name}.${locale}`}
            label={<LanguageName locale={locale} />}
            lang={locale}
            defaultValue={translations[locale]?.[name] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

const LanguageName = ({ locale }: { locale: Locale }) => (
  <span lang={locale} className="font-names font-normal text-muted">
    {languageNames[locale]}
  </span>
);

/** Reads the translations from the fields of a form: by language, then by field. */
export const readTranslations = <Name extends string>(fields: Values, names: readonly Name[]) =>
  Object.fromEntries(
    translatedLocales.map((locale) => [
      locale,
      Object.fromEntries(names.map((name) => [name, (fields[`${name}.${locale}`] ?? '').trim()])),
    ]),
  ) as { [L in TranslatedLocale]: { [N in Name]: string } };
