import { useLingui } from '@lingui/react/macro';
import { locales } from '@sabuja/kit';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { chooseTheme, themes, useTheme } from '@sabuja/ui/lib/theme.ts';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentLocale } from '../../i18n/locale.ts';
import { paths } from '../../lib/paths.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import { useSession, useSignOut } from '../session/index.ts';
import { saveAndChooseLanguage } from './member-language.ts';

/** The signed-in member, settings of this browser, and the button to sign out. */
export function Account({ onChoose }: { onChoose?: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return null;
  const { name, role } = session.member;
  return (
    <div className="mt-auto grid grid-cols-1 gap-2 border-t border-on-deep/20 pt-3">
      <div className="flex gap-1">
        <MiniSelect label={t`Language`} value={currentLocale()} onChoose={saveAndChooseLanguage}>
          {locales.map((locale) => [locale, languageNames[locale]] as const)}
        </MiniSelect>
        <ThemeSelect />
      </div>
      <div className="flex items-center justify-between gap-1">
        <Link
          to={paths.account}
          onClick={onChoose}
          className="min-w-0 rounded-control px-3 py-1.5 hover:bg-on-deep/10"
        >
          <span className="block truncate text-sm font-semibold">{name}</span>
          <span className="block text-xs text-on-deep-muted">{i18n._(roleLabels[role])}</span>
        </Link>
        <button
          type="button"
          aria-label={t`Sign out`}
          title={t`Sign out`}
          onClick={() => signOut.mutate()}
          className="grid size-touch shrink-0 place-items-center rounded-control hover:bg-on-deep/10"
        >
          <LogOut aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

function ThemeSelect() {
  const { t } = useLingui();
  const labels = { auto: t`Auto`, light: t`Light`, dark: t`Dark` };
  return (
    <MiniSelect label={t`Theme`} value={useTheme()} onChoose={chooseTheme}>
      {themes.map((theme) => [theme, labels[theme]] as const)}
    </MiniSelect>
  );
}

type MiniSelectProps<T extends string> = {
  label: string;
  value: T;
  onChoose: (value: T) => void;
  children: readonly (readonly [T, ReactNode])[];
};

const MiniSelect = <T extends string>({ label, value, onChoose, children }: MiniSelectProps<T>) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value as T)}
    className="min-h-touch min-w-0 flex-1 rounded-control bg-deep px-2 font-names text-sm text-on-deep hover:bg-on-deep/10 lg:min-h-9"
  >
    {children.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
);
