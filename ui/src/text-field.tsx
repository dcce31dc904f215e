import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldTexts, fieldAria, fieldClass } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldTexts & {
    /** Fixed text before the input: a sign such as ₹, or a few letters such as +91. */
    leadingText?: string;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, hideLabel, leadingText, className, required, ...rest } = props;
  const id = useId();
  const texts = { label, hint, error, hideLabel: hideLabel ?? false };
  return (
    <Field {...texts} id={id} required={required ?? false}>
      <span className="relative block">
        {leadingText && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center font-semibold text-muted">
            {leadingText}
          </span>
        )}
        <input
          {...rest}
          {...fieldAria(id, texts)}
          required={required}
          className={clsx(
            fieldClass,
            leadingText && (leadingText.length > 1 ? 'pl-13' : 'pl-9'),
            className,
          )}
        />
      </span>
    </Field>
  );
}
