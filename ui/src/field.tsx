import type { ReactNode } from 'react';

export type FieldTexts = {
  label: ReactNode;
  /** Help text, always shown. */
  hint?: ReactNode;
  /** Error shown in place of the hint. */
  error?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
};

export const fieldClass =
  'w-full min-h-12 rounded-field border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-muted aria-invalid:border-chilli disabled:bg-sunk disabled:text-muted';

/** ARIA attributes that link a control to its hint or error. */
export const fieldAria = (id: string, { hint, error }: FieldTexts) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
});

/** Layout of a form field: label, control, hint or error. */
export function Field(props: FieldTexts & { id: string; required?: boolean; children: ReactNode }) {
  const { id, label, hint, error, hideLabel, required, children } = props;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-chilli">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {(error || hint) && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={`text-sm ${error ? 'font-medium text-chilli' : 'text-muted'}`}
        >
          {error || hint}
        </p>
      )}
    </div>
  );
}
