import { Button } from '@sabuja/ui/button.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = {
  change: Pick<UseMutationResult<unknown, Error, never>, 'error' | 'isPending'>;
  /** Names of the fields that show their own errors. */
  fields?: readonly string[];
  onSend: (fields: Readonly<Record<string, string>>) => void;
  button: string;
  variant?: 'primary' | 'danger';
  children: ReactNode;
};

/** A form of a product's stock: its fields, other errors, and the button that sends it. */
export const StockForm = ({ change, fields = [], onSend, button, variant, children }: Props) => (
  <form className="grid gap-4" onSubmit={onSubmit(onSend)}>
    {children}
    <FormProblem error={change.error} fields={fields} />
    <Button type="submit" size="lg" variant={variant ?? 'primary'} busy={change.isPending}>
      {button}
    </Button>
  </form>
);

/** The first field of such a form: a whole number of units. */
export const UnitsField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="numeric" autoFocus />
);
