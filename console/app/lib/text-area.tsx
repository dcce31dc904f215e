import { Field, type FieldTexts, fieldAria, fieldClass } from '@sabuja/ui/field.tsx';
import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** A field for a text of several lines. */
export function TextArea({ label, hint, error, hideLabel, className, required, ...rest }: Props) {
  const id = useId();
  const texts = { label, hint, error, hideLabel: hideLabel ?? false };
  return (
    <Field {...texts} id={id} required={required ?? false}>
      <textarea
        rows={3}
        {...rest}
        {...fieldAria(id, texts)}
        required={required}
        className={clsx(fieldClass, 'py-2.5', className)}
      />
    </Field>
  );
}
