import { useLingui } from '@lingui/react/macro';
import type { CashDeposit } from '@sabuja/contract';
import { formatIstDay, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { useSession } from '../session/index.ts';
import { depositStateLabels } from './settlement-labels.ts';

type Props = {
  deposit: CashDeposit;
  onVerify: () => void;
  onCancel: () => void;
  onSlip: () => void;
};
const tones = { recorded: 'haldi', verified: 'leaf', cancelled: 'plain' } as const;

/** Cash that left the safe: who recorded it, and what the bank shows for it. */
export function DepositRow({ deposit, onVerify, onCancel, onSlip }: Props) {
  const { t, i18n } = useLingui();
  const may = useSession()?.permissions ?? [];
  const { state, date, amount, slip, account, reason, recorded_by, own, has_photo } = deposit;
  const isOpen = state === 'recorded';
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="tabular font-bold">{formatRupees(amount)}</strong>
        <span>{formatIstDay(date)}</span>
        <Badge tone={tones[state]}>{i18n._(depositStateLabels[state])}</Badge>
        <span className="text-sm text-muted md:ml-auto">{recorded_by}</span>
      </div>
      <p className="text-sm">
        {slip ? t`Slip ${slip}, ${account ?? ''}` : t`Otherwise`}
        {reason && ` · ${reason}`}
      </p>
      {deposit.bank_date && deposit.bank_amount !== null && (
        <p className="tabular text-sm text-muted">
          {t`Bank`}: {formatRupees(deposit.bank_amount)} · {formatIstDay(deposit.bank_date)} ·{' '}
          {deposit.verified_by}
          {deposit.difference_reason && (
            <span className="block text-chilli">{deposit.difference_reason}</span>
          )}
        </p>
      )}
      {deposit.cancel_reason && (
        <p className="text-sm text-muted">
          {deposit.cancelled_by} · {deposit.cancel_reason}
        </p>
      )}
      {(isOpen || has_photo) && (
        <div className="flex flex-wrap items-center gap-2">
          {isOpen && may.includes('deposits.verify') && !own && (
            <Button size="sm" variant="outline" onClick={onVerify}>
              {t`Verify`}
            </Button>
          )}
          {isOpen && may.includes('deposits.record') && (
            <Button size="sm" variant="outline" onClick={onCancel}>
              {t`Take back`}
            </Button>
          )}
          {has_photo && (
            <Button size="sm" variant="ghost" onClick={onSlip}>
              {t`Slip`}
            </Button>
          )}
          {isOpen && own && slip && !has_photo && (
            <Button size="sm" variant="outline" onClick={onSlip}>
              {t`Add a photo of the slip`}
            </Button>
          )}
          {isOpen && own && (
            <span className="text-sm text-muted">{t`Somebody else verifies what you recorded.`}</span>
          )}
        </div>
      )}
    </li>
  );
}
