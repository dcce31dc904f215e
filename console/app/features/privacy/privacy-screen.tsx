import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { PrivacyFilters } from './privacy-filters.tsx';
import { parsePrivacyFilter, privacyInboxQuery } from './privacy-queries.ts';
import { PrivacyRow } from './privacy-row.tsx';

/** The privacy requests of all customers, sorted by due date. */
export function PrivacyScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(parsePrivacyFilter);
  return (
    <InboxFrame
      title={t`Privacy requests`}
      note={t`What customers ask about their data by phone, e-mail or letter. Record it on the page of the customer.`}
      sheet={{
        label: t`These requests`,
        path: `/api/v1/staff/privacy-requests/csv?${search}`,
        name: 'privacy-requests',
      }}
      filters={<PrivacyFilters key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />}
      query={useQuery(privacyInboxQuery(filter, place))}
      failed={t`The requests could not be loaded.`}
      empty={{ icon: <ShieldCheck />, title: t`There are no such requests.` }}
      onPlaceChange={setPlace}
    >
      {(request) => <PrivacyRow key={request.number} request={request} />}
    </InboxFrame>
  );
}
