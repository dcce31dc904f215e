import { useLingui } from '@lingui/react/macro';
import type { AttentionItem, OrderStatus } from '@sabuja/contract';
import { formatIstDay, formatIstMoment, formatRupees, type IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { CreditButton } from '../refunds/index.ts';
import { useSession } from '../session/index.ts';
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
        <Details item={item} />
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

/** Details of the item, as a link where it has its own page. */
function Details({ item: { kind, id, details } }: Pick<Props, 'item'>) {
  const permissions = useSession()?.permissions ?? [];
  const mayOpen = permissions.includes('privacy.manage');
  if (kind === 'ORDER_STUCK') return <StatusTag status={details as OrderStatus} />;
  if (kind === 'SLOT_REQUESTED') return <RequestedSlot details={details} />;
  if (kind === 'DISPUTE_OPEN') return <Dispute details={details} />;
  if (kind === 'SETTLEMENT_DIFFERENCE' && permissions.includes('settlements.read'))
    return (
      <Link
        to={`${paths.settlement}?view=differences`}
        className="min-w-0 rounded-tag py-0.5 font-semibold break-all text-leaf hover:underline"
      >
        {id}
      </Link>
    );
  if (kind !== 'PRIVACY_OVERDUE') return <span className="min-w-0 break-words">{details}</span>;
  if (!mayOpen) return <span className="tabular">{id}</span>;
  return (
    <Link
      to={paths.privacyRequest(id)}
      className="tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline"
    >
      {id}
    </Link>
  );
}

/** Until when the shop must respond to a dispute, its payment and the bank's reason. */
function Dispute({ details }: Pick<AttentionItem, 'details'>) {
  const { t } = useLingui();
  const [respondBy = '', ...facts] = details.split(' ');
  const date = new Date(respondBy);
  return (
    <>
      {!Number.isNaN(date.getTime()) && (
        <span className="font-semibold">{t`Respond by ${formatIstMoment(date)}`}</span>
      )}
      <span className="min-w-0 break-words">{facts.join(' ')}</span>
    </>
  );
}

/** The slot that a customer asked for, and why the order could not be moved there. */
function RequestedSlot({ details }: Pick<AttentionItem, 'details'>) {
  const { t } = useLingui();
  const [problem, date = '', ...name] = details.split(' ');
  const slot = [formatIstDay(date as IstDate), name.join(' ')].filter((part) => part).join(', ');
  return (
    <span className="min-w-0 break-words">
      {problem === 'SLOT_FULL' ? t`${slot}: full` : t`${slot}: closed`}
    </span>
  );
}
