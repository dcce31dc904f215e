import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '@sabuja/kit';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { usePageLocale } from '../../i18n/page-locale.ts';

/** Each language in its own letters, so that its readers find it. */
const names: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', or: 'ଓଡ଼ିଆ' };

/** Shows the whole shop in another language, and remembers it. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const current = usePageLocale();
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">{t`Language`}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void chooseLanguage(locale)}
          className="min-h-8 rounded-control px-2.5 text-sm text-on-deep hover:bg-on-deep/10 aria-pressed:bg-on-deep/15 aria-pressed:font-[650] max-md:min-h-11"
        >
          {names[locale]}
        </button>
      ))}
    </fieldset>
  );
}
