import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@sabuja/contract';
import { formatIstDateTime, formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { complaintStateLabels } from './complaint-rules.ts';

const ComplaintPhotos = lazyComponent(
  async () => (await import('./complaint-photos.tsx')).ComplaintPhotos,
  { Fallback: () => <div className="h-18" /> },
);
const AnswerRating = lazyComponent(async () => (await import('./answer-rating.tsx')).AnswerRating, {
  Fallback: () => <div className="mt-3 h-24" />,
});

/** The complaints about an order, each with its ticket number and state. */
export function ComplaintList({ complaints }: { complaints: readonly Complaint[] }) {
  const { t } = useLingui();
  if (complaints.length === 0) return null;
  return (
    <ul aria-label={t`Your complaints`} className="grid gap-3">
      {complaints.map((complaint) => (
        <li
          key={complaint.ticket_no}
          id={complaint.ticket_no}
          className="scroll-mt-24 border-t border-line pt-3"
        >
          <Ticket complaint={complaint} />
        </li>
      ))}
    </ul>
  );
}

function Ticket({ complaint }: { complaint: Complaint }) {
  const { t } = useLingui();
  const { ticket_no: ticket, state, answer, photos, refunded } = complaint;
  const amount = formatRupees(refunded);
  return (
    <article className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="tabular font-semibold">{t`Ticket ${ticket}`}</h3>
        <Badge tone={state === 'OPEN' ? 'haldi' : 'leaf'}>{t(complaintStateLabels[state])}</Badge>
      </div>
      <p className="tabular text-sm text-muted">
        {complaint.reason} · {formatIstDateTime(new Date(complaint.created_at))}
      </p>
      <p className="break-words whitespace-pre-line">{complaint.details}</p>
      {photos > 0 && <ComplaintPhotos ticketNo={ticket} photos={photos} />}
      {refunded > 0 && (
        <p className="tabular text-sm font-semibold text-leaf">{t`We refunded ${amount} for it.`}</p>
      )}
      {answer !== null && (
        <Alert tone="leaf" className="mt-1">
          <p className="text-sm font-semibold">{t`Our answer`}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
          <AnswerRating complaint={complaint} />
        </Alert>
      )}
    </article>
  );
}
