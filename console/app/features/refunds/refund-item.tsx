import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffRefund } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { useRefundMutation } from './refund-queries.ts';

const stateLabels = {
  REQUESTED: { text: msg`waits for approval`, tone: 'haldi' },
  PAID: { text: msg`refunded`, tone: 'leaf' },
  REFUSED: { text: msg`not refunded`, tone: 'plain' },
} as const;

type Props = {
  refund: StaffRefund;
  /** The complaint on whose page the refund is shown. */
  ticketNo?: string | undefined;
};

/** A refund by staff: how much, why, by whom; approved or refused by a second person. */
export function RefundItem({ refund, ticketNo }: Props) {
  const { t, i18n } = useLingui();
  const { text, tone } = stateLabels[refund.state];
  const amount = formatRupees(refund.amount);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular font-semibold">{amount}</span>
        <Badge tone={tone}>{i18n._(text)}</Badge>
        <span className="text-sm text-muted">
          {refund.target === 'WALLET' || (refund.state === 'PAID' && refund.source === 0)
            ? t`to the wallet`
            : t`to where it was paid from`}
        </span>
      </p>
      {refund.lines.length > 0 && (
        <p className="text-sm">
          {refund.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </p>
      )}
      <p className="text-sm break-words">{refund.reason}</p>
      {refund.ticket_no !== null && <ForComplaint of={refund.ticket_no} ticketNo={ticketNo} />}
      <p className="text-sm text-muted">
        {t`asked by ${refund.requested_by}`}, {formatIstMoment(new Date(refund.requested_at))}
        {refund.decided_by !== null && refund.decided_by !== refund.requested_by && (
          <> · {t`decided by ${refund.decided_by}`}</>
        )}
      </p>
      {refund.state === 'REQUESTED' && <Decision refund={refund} />}
    </div>
  );
}

/** The complaint that a refund is for, as a link on other pages. */
function ForComplaint({ of, ticketNo }: { of: string; ticketNo: string | undefined }) {
  const { t } = useLingui();
  if (of === ticketNo) return <p className="text-sm font-semibold">{t`for this complaint`}</p>;
  return (
    <p className="text-sm">
      {t`for complaint`}{' '}
      <Link
        to={paths.complaint(of)}
        className="tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline"
      >
        {of}
      </Link>
    </p>
  );
}

function Decision({ refund }: { refund: StaffRefund }) {
  const { t } = useLingui();
  const mayApprove = useSession()?.permissions.includes('refunds.approve') ?? false;
  const params = { uid: refund.uid };
  const approve = useRefundMutation(() =>
    api('POST /api/v1/staff/refund-requests/{uid}/approve', { params }),
  );
  const refuse = useRefundMutation(() =>
    api('POST /api/v1/staff/refund-requests/{uid}/refuse', { params }),
  );
  if (!mayApprove && !refund.is_mine) return null;
  return (
    <div className="grid gap-2">
      {refund.is_mine && <p className="text-sm text-muted">{t`Another person must approve it.`}</p>}
      <div className="flex flex-wrap gap-2">
        {mayApprove && !refund.is_mine && (
          <Button size="sm" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
            {t`Approve and refund`}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          busy={refuse.isPending}
          onClick={() => refuse.mutate(undefined)}
        >
          {refund.is_mine ? t`Take it back` : t`Refuse`}
        </Button>
      </div>
      <FormProblem error={approve.error ?? refuse.error} />
    </div>
  );
}
