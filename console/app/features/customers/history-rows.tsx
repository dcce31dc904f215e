import { useLingui } from '@lingui/react/macro';
import type {
  CustomerMessage,
  CustomerOrder,
  CustomerPayment,
  CustomerTicket,
  WalletTransaction,
} from '@sabuja/contract';
import { formatIstDay, formatIstMoment, formatRupees, formatSignedRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { channelLabels } from '../../lib/channel-labels.ts';
import { departmentLabels, paymentLabels } from '../../lib/order-labels.ts';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { StageTag } from '../complaints/index.ts';
import { useSession } from '../session/index.ts';
import { messageStateLabels, paymentStateLabels } from './history-labels.ts';

const At = ({ at }: { at: string }) => (
  <span className="text-sm text-muted">{formatIstMoment(new Date(at))}</span>
);
const Amount = ({ children }: { children: ReactNode }) => (
  <span className="tabular font-semibold md:ml-auto">{children}</span>
);
const linkClass = 'tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline';

export function OrderRow({ order }: { order: CustomerOrder }) {
  const { i18n } = useLingui();
  return (
    <>
      <Link to={paths.order(order.uid)} className={linkClass}>
        #{order.order_no}
      </Link>
      <StatusTag status={order.status} />
      <span className="text-sm text-muted">
        {i18n._(departmentLabels[order.department])} · {formatIstDay(order.delivery_date)},{' '}
        {order.slot}
      </span>
      <Amount>{formatRupees(order.final_amount)}</Amount>
      <span className="text-sm text-muted">{i18n._(paymentLabels[order.payment_method])}</span>
    </>
  );
}

export function TicketRow({ ticket }: { ticket: CustomerTicket }) {
  const mayManage = useSession()?.permissions.includes('complaints.manage') ?? false;
  return (
    <>
      {mayManage ? (
        <Link to={paths.complaint(ticket.ticket_no)} className={linkClass}>
          {ticket.ticket_no}
        </Link>
      ) : (
        <span className="tabular font-semibold">{ticket.ticket_no}</span>
      )}
      <StageTag stage={ticket.stage} />
      <span>{ticket.reason}</span>
      <span className="tabular text-sm text-muted">#{ticket.order_no}</span>
      <At at={ticket.created_at} />
    </>
  );
}

export const WalletRow = ({ entry }: { entry: WalletTransaction }) => (
  <>
    <span className="break-words">{entry.description}</span>
    <At at={entry.updated_at} />
    <Amount>{formatSignedRupees(entry.amount)}</Amount>
  </>
);

export function PaymentRow({ payment }: { payment: CustomerPayment }) {
  const { t, i18n } = useLingui();
  const { text, tone } = paymentStateLabels[payment.status];
  return (
    <>
      <span className="break-all">{payment.payment_id}</span>
      <Badge tone={tone}>{i18n._(text)}</Badge>
      <span className="text-sm text-muted">
        {payment.purpose === 'WALLET' ? t`wallet recharge` : t`orders`} · {payment.method}
      </span>
      <At at={payment.at} />
      <Amount>{formatRupees(payment.amount)}</Amount>
      {payment.returned > 0 && (
        <span className="tabular text-sm text-muted">
          {t`${formatRupees(payment.returned)} given back`}
        </span>
      )}
    </>
  );
}

export function MessageRow({ message }: { message: CustomerMessage }) {
  const { t, i18n } = useLingui();
  const { text, tone } = messageStateLabels[message.state];
  return (
    <>
      <span className="font-semibold">{i18n._(channelLabels[message.channel])}</span>
      <Badge tone={tone}>{i18n._(text)}</Badge>
      <At at={message.at} />
      <div className="w-full text-sm break-words">
        {message.subject && <p className="font-semibold">{message.subject}</p>}
        {message.body === null ? (
          <p className="text-muted">{t`Only the customer reads its text.`}</p>
        ) : (
          <p className="whitespace-pre-line">{message.body}</p>
        )}
      </div>
    </>
  );
}
