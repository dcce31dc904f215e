import { useLingui } from '@lingui/react/macro';
import { locales, parseLocale } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { Select } from '@sabuja/ui/select.tsx';
import clsx from 'clsx';
import { Languages } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { usePageLocale } from '../../i18n/page-locale.ts';
import { useChooseLanguage } from './use-choose-language.ts';

function useLanguageSelect() {
  const current = usePageLocale();
  const choose = useChooseLanguage();
  return {
    defaultValue: current,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      void choose(parseLocale(event.target.value)),
    children: locales.map((locale) => (
      <option key={locale} value={locale} lang={locale}>
        {languageNames[locale]}
      </option>
    )),
  };
}

/** The language as a form field. */
export function LanguageSelect() {
  const { t } = useLingui();
  return <Select label={t`Language`} {...useLanguageSelect()} />;
}

/** The language in the top bar: a native select under an icon. */
export function LanguageIcon({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <span
      className={clsx(
        'relative grid size-touch place-items-center rounded-control hover:bg-on-deep/10 has-focus-visible:outline-3 has-focus-visible:outline-on-deep',
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-5.5" />
      <select
        aria-label={t`Language`}
        className="absolute inset-0 cursor-pointer appearance-none bg-transparent text-base text-ink opacity-0"
        {...useLanguageSelect()}
      />
    </span>
  );
}
