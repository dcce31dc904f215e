import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';

/** The customer's complaints about the order, for members with `orders.contact`; renders nothing without any. */
export function ComplaintsPart({ uid }: { uid: string }) {
  const { t } = useLingui();
  const mayRead = useSession()?.permissions.includes('orders.contact') ?? false;
  const query = useQuery({
    queryKey: ['order', uid, 'complaints'],
    queryFn: () => api('GET /api/v1/staff/orders/{uid}/complaints', { params: { uid } }),
    enabled: mayRead,
  });
  if (query.isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={query.refetch} busy={query.isFetching}>
        {t`The complaints could not be loaded.`}
      </PartFailed>
    );
  }
  const complaints = query.data?.results ?? [];
  if (complaints.length === 0) return null;
  return (
    <TitledCard title={t`Complaints`}>
      <ul className="grid gap-3">
        {complaints.map((complaint) => (
          <Ticket key={complaint.ticket_no} complaint={complaint} />
        ))}
      </ul>
    </TitledCard>
  );
}

function Ticket({ complaint }: { complaint: Complaint }) {
  const { t } = useLingui();
  const { ticket_no, reason, details, state, answer, created_at } = complaint;
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={paths.complaint(ticket_no)}
          className="tabular rounded-tag py-0.5 font-semibold text-leaf hover:underline"
        >
          {ticket_no}
        </Link>
        <Badge tone={state === 'OPEN' ? 'haldi' : 'plain'}>
          {state === 'OPEN' ? t`open` : t`answered`}
        </Badge>
      </p>
      <p className="text-sm text-muted">
        {reason} · {formatIstMoment(new Date(created_at))}
      </p>
      <p className="break-words whitespace-pre-line">{details}</p>
      {answer && (
        <p className="mt-1 border-l-2 border-leaf-line pl-3 text-sm break-words whitespace-pre-line">
          {answer}
        </p>
      )}
    </li>
  );
}
