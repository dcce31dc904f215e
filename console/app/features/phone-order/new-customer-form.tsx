import { useLingui } from '@lingui/react/macro';
import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';
import type { Locale } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

type Props = { number: string; onOpened: (uid: string) => void };

/** Creates the account of a new number, which staff read back, with name, language and the caller's consent. */
export function NewCustomerForm({ number, onOpened }: Props) {
  const { t } = useLingui();
  const open = useMutation({
    mutationFn: (caller: { full_name: string; language: Locale; consent: boolean }) =>
      api('POST /api/v1/staff/phone-customers', { body: { ...caller, phone: `+91${number}` } }),
    onSuccess: ({ uid }) => onOpened(uid),
  });
  const spoken = `${number.slice(0, 5)} ${number.slice(5)}`;
  return (
    <TitledCard title={t`New customer: +91 ${spoken}`}>
      <form
        className="grid gap-4"
        onSubmit={onSubmit(({ full_name = '', language, consent }) =>
          open.mutate({ full_name, language: language as Locale, consent: consent === 'on' }),
        )}
      >
        <Alert tone="haldi">
          {t`Read the number back to the caller: whoever has it gets the messages and can sign in.`}
        </Alert>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            label={t`Name`}
            name="full_name"
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            autoFocus
            required
            error={fieldProblem(open.error, 'full_name')}
          />
          <Select label={t`Language of messages`} name="language" defaultValue="or">
            <option value="or">ଓଡ଼ିଆ</option>
            <option value="hi">हिंदी</option>
            <option value="en">English</option>
          </Select>
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t`Read to the caller`}</legend>
          <blockquote className="border-l-2 border-leaf-line pl-3">
            {t`“We store your name, number and address to take your orders, deliver them and send you messages about them. You can see, correct or delete them at any time; the privacy notice on our website says more. Do you agree?”`}
          </blockquote>
          <label className="flex min-h-touch items-center gap-3 font-semibold">
            <input type="checkbox" name="consent" required className="size-5 accent-leaf" />
            {t`The caller agrees`}
          </label>
        </fieldset>
        <FormProblem error={open.error} fields={['full_name']} />
        <Button type="submit" className="justify-self-start" busy={open.isPending}>
          {t`Make the account and go on`}
        </Button>
      </form>
    </TitledCard>
  );
}
