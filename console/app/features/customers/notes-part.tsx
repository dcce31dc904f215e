import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { MAX_STAFF_NOTE_LENGTH } from '@sabuja/contract/limits';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { useCustomerMutation } from './customer-queries.ts';

/** Staff's notes about a customer, and the form that adds one. */
export function NotesPart({ customer }: { customer: StaffCustomer }) {
  const { t } = useLingui();
  // The id makes sending idempotent: a note that is sent twice is stored once. A new id also resets the form.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { uid, notes } = customer;
  const add = useCustomerMutation(
    (text: string) =>
      api('POST /api/v1/staff/customers/{uid}/notes', { params: { uid }, body: { id, text } }),
    () => setId(crypto.randomUUID()),
  );
  const guard = useFormGuard(({ text }) => Boolean(text));
  return (
    <TitledCard title={t`Notes of staff`}>
      {notes.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {notes.map((note) => (
            <li key={note.uid} className="border-l-2 border-leaf-line pl-3">
              <p className="break-words whitespace-pre-line">{note.text}</p>
              <p className="text-sm text-muted">
                {note.member} · {formatIstMoment(new Date(note.at))}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        key={id}
        {...guard}
        className="grid gap-3"
        onSubmit={onSubmit(({ text = '' }) => add.mutate(text))}
      >
        <TextArea
          label={t`New note`}
          name="text"
          rows={2}
          hint={t`Customers get it with an export of their data.`}
          maxLength={MAX_STAFF_NOTE_LENGTH}
          error={fieldProblem(add.error, 'text')}
          required
        />
        <FormProblem error={add.error} fields={['text']} />
        <Button type="submit" size="sm" className="justify-self-start" busy={add.isPending}>
          {t`Add the note`}
        </Button>
      </form>
    </TitledCard>
  );
}
