import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { fieldLabels } from '../products/index.ts';
import type { Choice } from './cell-checks.ts';
import type { GridColumn } from './grid-columns.ts';

type Props = {
  column: GridColumn;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  onBlur: () => void;
};

const fieldClass =
  'absolute inset-0 z-10 w-full rounded-none bg-surface px-2 text-sm text-ink outline-none';

/** The field in which a cell is edited. */
export function CellEditor({ column, value, choices, onChange, onBlur }: Props) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const control = field.current;
    control?.focus();
    if (control && 'setSelectionRange' in control)
      control.setSelectionRange(control.value.length, control.value.length);
  }, []);
  const common = {
    ref: field,
    'aria-label': i18n._(fieldLabels[column.field]),
    value,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (column.kind === 'choice')
    return (
      <select {...common} className={fieldClass}>
        {choices.every((choice) => choice.value !== value) && (
          <option value={value}>{value}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (column.kind === 'lines')
    return (
      <textarea
        {...common}
        rows={4}
        className="absolute top-0 left-0 z-10 w-full min-w-64 resize-none rounded-b-tag bg-surface px-2 py-1.5 text-sm text-ink shadow-float outline-2 -outline-offset-2 outline-focus"
      />
    );
  return (
    <input
      {...common}
      type="text"
      autoComplete="off"
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      className={fieldClass}
    />
  );
}
