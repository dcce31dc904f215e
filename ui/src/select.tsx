import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldTexts, fieldAria, fieldClass } from './field.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'id'> & FieldTexts;

/** Styled native select; `children` are `<option>`s. */
export function Select(props: SelectProps) {
  const { label, hint, error, hideLabel, className, required, children, ...rest } = props;
  const id = useId();
  const texts = { label, hint, error, hideLabel: hideLabel ?? false };
  return (
    <Field {...texts} id={id} required={required ?? false}>
      <span className="relative block">
        <select
          {...rest}
          {...fieldAria(id, texts)}
          required={required}
          className={clsx(fieldClass, 'appearance-none pr-10', className)}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </Field>
  );
}
