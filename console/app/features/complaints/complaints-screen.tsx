import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { inboxQuery, parseInboxFilter } from './complaint-queries.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { InboxFilters } from './inbox-filters.tsx';

/** The complaints of all customers: what is due first comes first. */
export function ComplaintsScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter = parseInboxFilter(params);
  const query = useQuery(inboxQuery(filter, page));
  usePageTitle(t`Complaints`);
  return (
    <Page title={t`Complaints`}>
      <InboxFilters
        key={JSON.stringify(filter)}
        filter={filter}
        onChange={(next) => setParams(withoutEmpty(next))}
      />
      <Loaded query={query} failed={t`The complaints could not be loaded.`}>
        {({ results, total_pages }) =>
          results.length === 0 ? (
            <EmptyState icon={<MessageSquareWarning />} title={t`There are no such complaints.`} />
          ) : (
            <>
              <Card as="ul" divided>
                {results.map((complaint) => (
                  <ComplaintRow key={complaint.ticket_no} complaint={complaint} />
                ))}
              </Card>
              <Pager
                label={t`Pages`}
                page={page}
                lastPage={total_pages}
                onPageChange={(next) => setParams({ ...filter, page: String(next) })}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
