import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { inboxQuery, parseInboxFilter } from './complaint-queries.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { InboxFilters } from './inbox-filters.tsx';

/** The complaints of all customers, sorted by when they are due. */
export function ComplaintsScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(parseInboxFilter);
  return (
    <InboxFrame
      title={t`Complaints`}
      action={
        <Link
          to={paths.answerTemplates}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`Answer templates`}
        </Link>
      }
      sheet={{
        label: t`These complaints`,
        path: `/api/v1/staff/complaints/csv?${search}`,
        name: 'complaints',
      }}
      filters={<InboxFilters key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />}
      query={useQuery(inboxQuery(filter, place))}
      failed={t`The complaints could not be loaded.`}
      empty={{ icon: <MessageSquareWarning />, title: t`There are no such complaints.` }}
      onPlaceChange={setPlace}
    >
      {(complaint) => <ComplaintRow key={complaint.ticket_no} complaint={complaint} />}
    </InboxFrame>
  );
}
