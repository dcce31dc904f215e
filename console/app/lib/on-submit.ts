import type { FormEvent } from 'react';

/** Values of a form by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

export const readFields = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Returns a submit handler that passes the form's values to `send` and does not reset the form. */
export const onSubmit =
  (send: (fields: FormFields) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(readFields(event.currentTarget));
  };
