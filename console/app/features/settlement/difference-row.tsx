import { useLingui } from '@lingui/react/macro';
import type { SettlementDifference } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { differenceTexts } from './settlement-labels.ts';

type Props = { difference: SettlementDifference; onResolve: () => void };

/** One difference: the shop's amount, the provider's or bank's amount, and how it was resolved. */
export function DifferenceRow({ difference, onResolve }: Props) {
  const { t, i18n } = useLingui();
  const mayManage = useSession()?.permissions.includes('settlements.manage') ?? false;
  const { kind, provider, subject, settlement_id, since, ours, theirs, resolved } = difference;
  const amountOf = (amount: number | null) => (amount === null ? t`nothing` : formatRupees(amount));
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="font-bold">{i18n._(differenceTexts[kind].title)}</strong>
        <span className="text-sm break-all">{subject}</span>
        <span className="text-sm text-muted md:ml-auto">{formatIstMoment(new Date(since))}</span>
      </div>
      <p className="text-sm text-muted">{i18n._(differenceTexts[kind].hint)}</p>
      <p className="tabular flex flex-wrap gap-x-5">
        <span>
          {t`Shop`}: <strong>{amountOf(ours)}</strong>
        </span>
        <span>
          {kind === 'BANK' ? t`Bank` : t`Provider`}: <strong>{amountOf(theirs)}</strong>
        </span>
      </p>
      {resolved && (
        <p className="text-sm">
          {resolved.note}
          <span className="block text-muted">{resolved.by}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayManage && !resolved && (
          <Button size="sm" variant="outline" onClick={onResolve}>
            {t`Resolve with a note`}
          </Button>
        )}
        {settlement_id && (
          <Link
            to={paths.transfer(provider, settlement_id)}
            className="rounded-tag py-0.5 text-sm font-semibold text-leaf hover:underline"
          >
            {t`Its settlement`}
          </Link>
        )}
      </div>
    </li>
  );
}
