import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { Select } from '@sabuja/ui/select.tsx';
import type { ChangeEvent } from 'react';

/** The screen sizes of the preview's devices, in CSS pixels. */
export const deviceSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export type PreviewView = {
  device: keyof typeof deviceSizes;
  language: Locale;
  theme: 'light' | 'dark';
};

type Props = { view: PreviewView; onChange: (view: PreviewView) => void };

/** Controls to choose device, language and theme of a preview. */
export function PreviewControls({ view, onChange }: Props) {
  const { t } = useLingui();
  const bind = (field: keyof PreviewView) => ({
    value: view[field],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ ...view, [field]: target.value } as PreviewView),
  });
  return (
    <div className="grid max-w-2xl grid-cols-[1.25fr_1fr_1fr] gap-3">
      <Select label={t`Device`} {...bind('device')}>
        <option value="phone">{t`Phone`}</option>
        <option value="tablet">{t`Tablet`}</option>
        <option value="desktop">{t`Desktop`}</option>
      </Select>
      <Select label={t`Language`} {...bind('language')}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </Select>
      <Select label={t`Theme`} {...bind('theme')}>
        <option value="light">{t`Light`}</option>
        <option value="dark">{t`Dark`}</option>
      </Select>
    </div>
  );
}
