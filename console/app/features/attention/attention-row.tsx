import { useLingui } from '@lingui/react/macro';
import type { AttentionItem } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { CreditButton } from '../refunds/index.ts';
import { useSession } from '../session/index.ts';
import { AttentionDetails } from './attention-details.tsx';
import { useAttentionMutation } from './attention-queries.ts';

type Props = { item: AttentionItem; onResolve: () => void };

/** One attention item, with the buttons to retry or resolve it. */
export function AttentionRow({ item, onResolve }: Props) {
  const { t } = useLingui();
  const { kind, id, amount, order_uid, order_no, since } = item;
  const permissions = useSession()?.permissions ?? [];
  const mayAct = permissions.includes('attention.resolve');
  const mayCredit =
    kind === 'REFUND_FAILED' && amount !== null && permissions.includes('refunds.credit');
  const retry = useAttentionMutation(() =>
    api('POST /api/v1/staff/attention/{kind}/{id}/retry', { params: { kind, id } }),
  );
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {order_uid && (
          <Link
            to={paths.order(order_uid)}
            className="tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline"
          >
            #{order_no}
          </Link>
        )}
        {amount !== null && <span className="tabular font-semibold">{formatRupees(amount)}</span>}
        <AttentionDetails item={item} />
        <span className="text-sm text-muted md:ml-auto">{formatIstMoment(new Date(since))}</span>
      </div>
      {((mayAct && (item.can_retry || item.can_resolve)) || mayCredit) && (
        <div className="flex flex-wrap gap-2">
          {mayCredit && <CreditButton refund={{ id: Number(id), amount }} />}
          {mayAct && item.can_retry && (
            <Button
              size="sm"
              variant="outline"
              busy={retry.isPending}
              onClick={() => retry.mutate(undefined)}
            >
              {kind === 'RULE_BROKEN' ? t`Check again` : t`Try again`}
            </Button>
          )}
          {mayAct && item.can_resolve && (
            <Button size="sm" variant="outline" onClick={onResolve}>
              {t`Done with a note`}
            </Button>
          )}
        </div>
      )}
      {retry.isSuccess && (
        <p role="status" className="text-sm text-muted">
          {t`It is tried again now.`}
        </p>
      )}
      <FormProblem error={retry.error} />
    </li>
  );
}
