import { Plural, useLingui } from '@lingui/react/macro';
import type { StaffComplaint } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Camera, IndianRupee, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { DueText, StageTag } from './stage-tag.tsx';

type Props = { complaint: StaffComplaint };

/** A complaint in the inbox: its subject, the assigned member and when it is due. */
export function ComplaintRow({ complaint }: Props) {
  const { t } = useLingui();
  const { ticket_no, order_no, customer_name, reason, details, assignee } = complaint;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={paths.complaint(ticket_no)}
          className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
        >
          {ticket_no}
        </Link>
        <StageTag stage={complaint.stage} />
        <span className="text-sm text-muted">{assignee ? assignee.name : t`nobody's`}</span>
        <span className="text-sm md:ml-auto">
          <DueText complaint={complaint} />
        </span>
      </div>
      <p className="tabular text-sm text-muted">
        #{order_no} · {customer_name} · {reason}
      </p>
      <p className="line-clamp-2 break-words">{details}</p>
      <Extras complaint={complaint} />
    </li>
  );
}

/** The complaint's number of photos, refunds and rating; hidden when it has none of them. */
function Extras({ complaint: { photos, refunded, refund_requested, rating } }: Props) {
  const { t } = useLingui();
  const paid = formatRupees(refunded);
  const waiting = formatRupees(refund_requested);
  return (
    <p className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
      {photos > 0 && (
        <Extra icon={<Camera />}>
          <Plural value={photos} one="# photo" other="# photos" />
        </Extra>
      )}
      {refunded > 0 && <Extra icon={<IndianRupee />}>{t`${paid} refunded`}</Extra>}
      {refund_requested > 0 && (
        <Extra icon={<IndianRupee />}>{t`${waiting} waits for approval`}</Extra>
      )}
      {rating !== null && <Extra icon={<Star />}>{t`Rated ${rating} of 5`}</Extra>}
    </p>
  );
}

const Extra = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 *:[svg]:size-4">
    {icon}
    {children}
  </span>
);
