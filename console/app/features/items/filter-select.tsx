import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stateLabels } from './item-labels.ts';

type SelectProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** Label of the option that turns the filter off. */
  all: string;
  children: ReactNode;
};

/** A select that filters a list as soon as an option is chosen. */
export const FilterSelect = ({ label, value, onChange, all, children }: SelectProps) => (
  <select
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value)}
    className="min-h-9 max-w-52 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch max-sm:max-w-full max-sm:flex-1"
  >
    <option value="">{all}</option>
    {children}
  </select>
);

/** Filters items by state: draft, on sale or retired. */
export function StateSelect({ value, onChange }: Pick<SelectProps, 'value' | 'onChange'>) {
  const { t, i18n } = useLingui();
  return (
    <FilterSelect label={t`State`} value={value} onChange={onChange} all={t`All states`}>
      {(['draft', 'active', 'retired'] as const).map((state) => (
        <option key={state} value={state}>
          {i18n._(stateLabels[state].text)}
        </option>
      ))}
    </FilterSelect>
  );
}
