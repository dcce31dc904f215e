import { useLingui } from '@lingui/react/macro';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees, istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { usePhoto } from '../../lib/use-photo.ts';
import { parseRupees, RupeesField } from '../cash/index.ts';
import { sendSlipPhoto, useSettlementMutation } from './settlement-queries.ts';
import { SlipPhotoField } from './slip-photo-field.tsx';

type Props = { open: boolean; onClose: () => void; balance: number };
type Fields = { date: string; slip?: string; account?: string; reason?: string };
const FIELDS = ['amount', 'date', 'slip', 'account', 'reason'] as const;

/** Records cash that left the safe. Import it only from lazily loaded modules. */
export function DepositDialog({ open, onClose, balance }: Props) {
  const { t } = useLingui();
  const left = formatRupees(balance);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Cash that leaves the safe`}
      description={t`${left} should be in it. Somebody else verifies it with the bank's statement.`}
    >
      <DepositForm onSaved={onClose} />
    </FormDialog>
  );
}

function DepositForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const [uid] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<'BANK' | 'OTHER'>('BANK');
  const [text, setText] = useState('');
  const photo = usePhoto();
  const amount = parseRupees(text);
  const record = useSettlementMutation(
    async (fields: Fields) => {
      const body = { uid, kind, amount: amount ?? 0, ...fields };
      await api('POST /api/v1/staff/cash-deposits', { body });
      // The deposit is recorded even without its photo, which can be added in the list.
      return kind === 'OTHER' || !photo.blob || isDone(sendSlipPhoto(uid, photo.blob));
    },
    (isComplete) => {
      if (isComplete) toastSuccess(t`It is recorded.`);
      else toastWarning(t`It is recorded without its photo. Please add it in the list.`);
      onSaved();
    },
  );
  useLeaveGuard(
    (text !== '' || photo.blob !== undefined || photo.isShrinking) && !record.isSuccess,
  );
  const send = (values: Readonly<Record<string, string>>) =>
    amount !== undefined && record.mutate(toFields(values));
  const errorOf = (field: (typeof FIELDS)[number]) => fieldProblem(record.error, field);
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <Select
        label={t`Where it goes`}
        value={kind}
        onChange={({ target }) => setKind(target.value as typeof kind)}
      >
        <option value="BANK">{t`To the bank`}</option>
        <option value="OTHER">{t`Otherwise, with a reason`}</option>
      </Select>
      <RupeesField label={t`Amount`} value={text} onText={setText} error={errorOf('amount')} />
      <TextField
        label={t`Date`}
        name="date"
        type="date"
        max={istDate(new Date())}
        defaultValue={istDate(new Date())}
        error={errorOf('date')}
        required
      />
      {kind === 'BANK' && <BankFields errorOf={errorOf} />}
      <TextField
        label={kind === 'BANK' ? t`Note` : t`Reason`}
        name="reason"
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        error={errorOf('reason')}
        required={kind === 'OTHER'}
      />
      {kind === 'BANK' && <SlipPhotoField photo={photo} />}
      <FormProblem error={record.error} fields={FIELDS} />
      <Button
        type="submit"
        size="lg"
        busy={record.isPending || (kind === 'BANK' && photo.isShrinking)}
        disabled={amount === undefined}
      >
        {t`Record`}
      </Button>
    </form>
  );
}

const toFields = ({ date = '', slip, account, reason }: Readonly<Record<string, string>>) => ({
  date,
  ...(slip && { slip }),
  ...(account && { account }),
  ...(reason && { reason }),
});

const isDone = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  );

/** The slip and the account of a deposit at the bank. */
function BankFields({ errorOf }: { errorOf: (field: 'slip' | 'account') => string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Number of the deposit slip`}
        name="slip"
        maxLength={40}
        autoComplete="off"
        error={errorOf('slip')}
        required
      />
      <TextField
        label={t`Bank account`}
        name="account"
        hint={t`Such as the bank and the last four digits.`}
        maxLength={80}
        error={errorOf('account')}
        required
      />
    </>
  );
}
