import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { CodeField } from '@sabuja/ui/code-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

const PIN_DIGITS = 6;

/** Lets a picker or rider set their own PIN for the shop's shared devices. */
export function PinPart() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const set = useMutation({
    mutationFn: ({ pin = '' }: Readonly<Record<string, string>>) =>
      api('PUT /api/v1/staff/pin', { body: { pin } }),
    onSuccess: ({ message }) => {
      form.current?.reset();
      toastSuccess(message);
    },
  });
  return (
    <form
      ref={form}
      className="grid justify-items-start gap-3"
      onSubmit={onSubmit((fields) => set.mutate(fields))}
    >
      <p className="max-w-prose text-muted">
        {t`Six digits that sign you in on the tablets of the shop, and nowhere else. No date, run or repetition.`}
      </p>
      <CodeField
        label={t`New PIN`}
        name="pin"
        type="password"
        autoComplete="off"
        pattern="[0-9]*"
        minLength={PIN_DIGITS}
        maxLength={PIN_DIGITS}
        error={fieldProblem(set.error, 'pin')}
        required
      />
      <FormProblem error={set.error} fields={['pin']} />
      <Button type="submit" variant="outline" busy={set.isPending}>
        {t`Set the PIN`}
      </Button>
    </form>
  );
}
