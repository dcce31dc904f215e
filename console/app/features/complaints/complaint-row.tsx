import { useLingui } from '@lingui/react/macro';
import type { StaffComplaint } from '@sabuja/contract';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { DueText, StageTag } from './stage-tag.tsx';

/** A complaint of the inbox: what it is about, who looks after it, by when. */
export function ComplaintRow({ complaint }: { complaint: StaffComplaint }) {
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
    </li>
  );
}
