import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldTexts, fieldAria, fieldClass } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** Field for a text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, hideLabel, className, required, ...rest } = props;
  const id = useId();
  const texts = { label, hint, error, hideLabel: hideLabel ?? false };
  return (
    <Field {...texts} id={id} required={required ?? false}>
      <textarea
        rows={4}
        {...rest}
        {...fieldAria(id, texts)}
        required={required}
        className={clsx(fieldClass, 'min-h-28 resize-y py-2.5', className)}
      />
    </Field>
  );
}
