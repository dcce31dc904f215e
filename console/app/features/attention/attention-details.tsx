import { useLingui } from '@lingui/react/macro';
import type { AttentionItem, OrderStatus } from '@sabuja/contract';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { formatIstDay, formatIstMoment, type IstDate } from '@sabuja/kit';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';

type Props = Pick<AttentionItem, 'id' | 'details'>;

/** The details of an item, as a link where it has its own page. */
export function AttentionDetails({ item }: { item: AttentionItem }) {
  const Details = detailsOf[item.kind] ?? PlainDetails;
  return <Details id={item.id} details={item.details} />;
}

const PlainDetails = ({ details }: Props) => <span className="min-w-0 break-words">{details}</span>;

/** Until when the shop must respond to a dispute, its payment and the bank's reason. */
function Dispute({ details }: Props) {
  const { t } = useLingui();
  const [respondBy = '', ...payment] = details.split(' ');
  const date = new Date(respondBy);
  return (
    <>
      {!Number.isNaN(date.getTime()) && (
        <span className="font-semibold">{t`Respond by ${formatIstMoment(date)}`}</span>
      )}
      <span className="min-w-0 break-words">{payment.join(' ')}</span>
    </>
  );
}

const OrderState = ({ details }: Props) => <StatusTag status={details as OrderStatus} />;

/** The slot that a customer asked for, and why the order could not be moved there. */
function RequestedSlot({ details }: Props) {
  const { t } = useLingui();
  const [problem, date = '', ...name] = details.split(' ');
  const slot = [formatIstDay(date as IstDate), name.join(' ')].filter((part) => part).join(', ');
  return (
    <span className="min-w-0 break-words">
      {problem === 'SLOT_FULL' ? t`${slot}: full` : t`${slot}: closed`}
    </span>
  );
}

function SettlementDifference({ id, details }: Props) {
  const mayOpen = useSession()?.permissions.includes('settlements.read');
  if (!mayOpen) return <PlainDetails id={id} details={details} />;
  return (
    <Link
      to={`${paths.settlement}?view=differences`}
      className="min-w-0 rounded-tag py-0.5 font-semibold break-all text-leaf hover:underline"
    >
      {id}
    </Link>
  );
}

function PrivacyRequest({ id }: Props) {
  const mayOpen = useSession()?.permissions.includes('privacy.manage');
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

const detailsOf: Partial<Record<AttentionKind, ComponentType<Props>>> = {
  DISPUTE_OPEN: Dispute,
  ORDER_STUCK: OrderState,
  SLOT_REQUESTED: RequestedSlot,
  SETTLEMENT_DIFFERENCE: SettlementDifference,
  PRIVACY_OVERDUE: PrivacyRequest,
};
