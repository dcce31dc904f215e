import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { chooseTheme, themes, useTheme } from '@sabuja/ui/lib/theme.ts';
import { useIsNeeded } from '@sabuja/ui/lib/use-near-viewport.ts';
import clsx from 'clsx';
import { type ReactNode, type Ref, useRef } from 'react';
import { usePageLocale } from '../../i18n/page-locale.ts';
import { useChooseLanguage } from '../language/index.ts';

/** Switches the language and stores the choice. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const current = usePageLocale();
  const choose = useChooseLanguage();
  const place = useRef<HTMLFieldSetElement>(null);
  // Loads the fonts of the names only when it is needed.
  const nameFonts = useIsNeeded(place) ? 'font-names' : 'font-device';
  return (
    <OptionGroup ref={place} legend={t`Language`}>
      {locales.map((locale) => (
        <OptionButton
          key={locale}
          lang={locale}
          className={nameFonts}
          isSelected={locale === current}
          onSelect={() => void choose(locale)}
        >
          {languageNames[locale]}
        </OptionButton>
      ))}
    </OptionGroup>
  );
}

/** Switches between the light, dark and device theme. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const current = useTheme();
  const themeLabels = { auto: t`Auto`, light: t`Light`, dark: t`Dark` };
  return (
    <OptionGroup legend={t`Theme`}>
      {themes.map((theme) => (
        <OptionButton
          key={theme}
          isSelected={theme === current}
          onSelect={() => chooseTheme(theme)}
        >
          {themeLabels[theme]}
        </OptionButton>
      ))}
    </OptionGroup>
  );
}

type OptionGroupProps = {
  ref?: Ref<HTMLFieldSetElement>;
  legend: string;
  children: ReactNode;
};

const OptionGroup = (props: OptionGroupProps) => (
  <fieldset ref={props.ref} className="flex flex-wrap items-center gap-1">
    <legend className="float-left mr-1.5 text-sm">{props.legend}</legend>
    {props.children}
  </fieldset>
);

type OptionButtonProps = {
  lang?: Locale;
  className?: string;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
};

const OptionButton = ({ lang, className, isSelected, onSelect, children }: OptionButtonProps) => (
  <button
    type="button"
    lang={lang}
    aria-pressed={isSelected}
    onClick={onSelect}
    className={clsx('footer-option', className)}
  >
    {children}
  </button>
);
