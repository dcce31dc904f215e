import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { OrderRefundsPart } from '../refunds/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { AnswerPart } from './answer-part.tsx';
import { AssigneePart } from './assignee-part.tsx';
import { complaintQuery } from './complaint-queries.ts';
import { PhotosPart } from './photos-part.tsx';
import { SettlePart } from './settle-part.tsx';
import { StageTag } from './stage-tag.tsx';

/** One complaint: the customer's text, the answer, the assigned member and the settlement. */
export function ComplaintScreen() {
  const { t } = useLingui();
  const { ticket = '' } = useParams();
  const query = useQuery(complaintQuery(ticket));
  usePageTitle(ticket);
  return (
    <LoadedPage query={query} failed={t`The complaint could not be loaded.`}>
      {(complaint) => <ComplaintDetails key={ticket} complaint={complaint} />}
    </LoadedPage>
  );
}

function ComplaintDetails({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, order_uid, order_no, customer_name, phone } = complaint;
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular">{ticket_no}</span>
          <StageTag stage={complaint.stage} />
        </span>
      }
      actions={
        <Link
          to={paths.complaints}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All complaints`}
        </Link>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <TitledCard title={complaint.reason}>
            <p className="mb-2 text-sm text-muted">
              {formatIstMoment(new Date(complaint.created_at))}
            </p>
            <p className="break-words whitespace-pre-line">{complaint.details}</p>
            <PhotosPart complaint={complaint} />
          </TitledCard>
          <AnswerPart complaint={complaint} />
          <SettlePart complaint={complaint} />
        </div>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-1">
          <AssigneePart complaint={complaint} />
          <TitledCard title={t`Order`}>
            <Link
              to={paths.order(order_uid)}
              className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
            >
              #{order_no}
            </Link>
            <p className="mt-1 font-semibold">{customer_name}</p>
            <a href={`tel:${phone}`} className="tabular inline-block rounded-tag py-1 underline">
              {phone}
            </a>
          </TitledCard>
          <OrderRefundsPart order={{ uid: order_uid, order_no }} ticketNo={ticket_no} />
        </div>
      </div>
    </Page>
  );
}
