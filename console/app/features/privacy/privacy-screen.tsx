import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { downloadFile } from '../../lib/save-file.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { PrivacyFilters } from './privacy-filters.tsx';
import { type PrivacyFilter, parsePrivacyFilter, privacyInboxQuery } from './privacy-queries.ts';
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
    <Page title={t`Privacy requests`} actions={<CsvButton filter={filter} />}>
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

function CsvButton({ filter }: { filter: PrivacyFilter }) {
  const { t } = useLingui();
  const path = `/api/v1/staff/privacy-requests/csv?${new URLSearchParams(filter)}`;
  const download = useMutation({ mutationFn: () => downloadFile(path, 'privacy-requests.csv') });
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        variant="outline"
        size="sm"
        busy={download.isPending}
        aria-label={t`These requests as CSV`}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        CSV
      </Button>
      <FormProblem error={download.error} />
    </div>
  );
}
