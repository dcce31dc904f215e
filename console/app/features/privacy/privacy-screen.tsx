import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { PrivacyFilters } from './privacy-filters.tsx';
import { parsePrivacyFilter, privacyInboxQuery } from './privacy-queries.ts';
import { PrivacyRow } from './privacy-row.tsx';

/** Requests of all customers about their data: what is due first comes first. */
export function PrivacyScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter = parsePrivacyFilter(params);
  const query = useQuery(privacyInboxQuery(filter, page));
  usePageTitle(t`Privacy requests`);
  return (
    <Page
      title={t`Privacy requests`}
      actions={
        <SheetButtons
          label={t`These requests`}
          path={`/api/v1/staff/privacy-requests/csv?${new URLSearchParams(filter)}`}
          name="privacy-requests"
        />
      }
    >
      <p className="max-w-3xl text-muted">
        {t`What customers ask about their data by phone, e-mail or letter. Record it on the page of the customer.`}
      </p>
      <PrivacyFilters
        key={JSON.stringify(filter)}
        filter={filter}
        onChange={(next) => setParams(withoutEmpty(next))}
      />
      <Loaded query={query} failed={t`The requests could not be loaded.`}>
        {({ results, total_pages }) =>
          results.length === 0 ? (
            <EmptyState icon={<ShieldCheck />} title={t`There are no such requests.`} />
          ) : (
            <>
              <Card as="ul" divided>
                {results.map((request) => (
                  <PrivacyRow key={request.number} request={request} />
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
