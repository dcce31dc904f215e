import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { onSubmit } from './on-submit.ts';

const controlClass =
  'min-h-9 min-w-40 rounded-control border border-line-strong bg-surface px-2 text-sm font-normal text-ink max-md:min-h-touch';

type FilterFormProps = {
  onChange: (filter: Readonly<Record<string, string>>) => void;
  children: ReactNode;
};

/** The filter of a list; 'Show' applies it. Pass the filter as the `key`, so that the fields follow the URL. */
export function FilterForm({ onChange, children }: FilterFormProps) {
  const { t } = useLingui();
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={onSubmit(onChange)}>
      {children}
      <Button type="submit" variant="outline" size="sm">
        {t`Show`}
      </Button>
    </form>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed in
  <label className="grid gap-1 text-xs font-semibold text-muted">
    {label}
    {children}
  </label>
);

export const FilterField = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <Labelled label={label}>
    <input {...input} className={clsx(controlClass, 'w-40')} />
  </Labelled>
);

export const FilterSelect = ({
  label,
  ...select
}: { label: string } & ComponentProps<'select'>) => (
  <Labelled label={label}>
    <select {...select} className={clsx(controlClass, 'max-w-[min(20rem,80vw)]')} />
  </Labelled>
);

type SearchProps = { label: string; maxLength?: number; value: string | undefined };

/** The search field `q` of a list. */
export const FilterSearch = ({ label, maxLength = MAX_SEARCH_LENGTH, value }: SearchProps) => (
  <FilterField label={label} name="q" type="search" maxLength={maxLength} defaultValue={value} />
);

type ChoiceProps = {
  label: string;
  name: string;
  value: string | undefined;
  /** The values and their labels. */
  choices: readonly (readonly [value: string, label: string])[];
};

/** A select that filters a list by one value; by default all rows are shown. */
export function FilterChoice({ label, name, value, choices }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <FilterSelect label={label} name={name} defaultValue={value ?? ''}>
      <option value="">{t`All`}</option>
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </FilterSelect>
  );
}

/** Returns the trimmed values without the empty ones, for the URL. */
export const withoutEmpty = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
