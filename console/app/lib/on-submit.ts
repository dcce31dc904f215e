import type { FormEvent } from 'react';

/** Handler of a form that is sent by script; what was typed stays in it. */
export const onSubmit =
  (send: (fields: Readonly<Record<string, string>>) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    send(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };
