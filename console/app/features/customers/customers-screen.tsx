import { useLingui } from '@lingui/react/macro';
import { MIN_CUSTOMER_SEARCH } from '@sabuja/contract/limits';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SearchInput } from '../../lib/search-input.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { customersQuery } from './customer-queries.ts';
import { CustomerRow } from './customer-row.tsx';

/** Finds customers by phone, name, order number or ticket. */
export function CustomersScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 80) ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const isEnough = q.length >= MIN_CUSTOMER_SEARCH;
  const query = useQuery({ ...customersQuery(q, page), enabled: isEnough });
  const data = isEnough ? query.data : undefined;
  usePageTitle(t`Customers`);
  return (
    <Page
      title={t`Customers`}
      actions={
        <SearchInput
          label={t`Phone, name, order number or ticket`}
          placeholder={t`Phone, name, order, ticket`}
          value={q}
          onChange={(text) => setParams(text === '' ? {} : { q: text }, { replace: true })}
        />
      }
    >
      {!isEnough && (
        <EmptyState icon={<Contact />} title={t`Search for a customer.`}>
          <p>{t`By phone or its last digits, name, order number or ticket: ${MIN_CUSTOMER_SEARCH} characters or more.`}</p>
        </EmptyState>
      )}
      {isEnough && query.isError && !data && (
        <LoadFailed
          title={t`The customers could not be loaded.`}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {isEnough && query.isPending && <Skeleton className="h-80" />}
      {data?.results.length === 0 && (
        <EmptyState icon={<Contact />} title={t`No customer was found.`} />
      )}
      {data && data.results.length > 0 && (
        <>
          <Card as="ul" divided aria-label={t`Customers`}>
            {data.results.map((customer) => (
              <CustomerRow key={customer.uid} customer={customer} />
            ))}
          </Card>
          <Pager
            label={t`Pages`}
            page={page}
            lastPage={data.total_pages}
            onPageChange={(next) => setParams({ q, page: String(next) })}
          />
        </>
      )}
    </Page>
  );
}
