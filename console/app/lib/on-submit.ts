import type { FormEvent } from 'react';

/** What a form holds, by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

export const readFields = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Handler of a form that is sent by script; what was typed stays in it. */
export const onSubmit =
  (send: (fields: FormFields) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(readFields(event.currentTarget));
  };
