import { useLingui } from '@lingui/react/macro';
import { MIN_CUSTOMER_SEARCH } from '@sabuja/contract/limits';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { useQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
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
      {isEnough ? (
        <Loaded query={query} failed={t`The customers could not be loaded.`}>
          {({ results, total_pages }) =>
            results.length === 0 ? (
              <EmptyState icon={<Contact />} title={t`No customer was found.`} />
            ) : (
              <>
                <Card as="ul" divided aria-label={t`Customers`}>
                  {results.map((customer) => (
                    <CustomerRow key={customer.uid} customer={customer} />
                  ))}
                </Card>
                <Pager
                  label={t`Pages`}
                  page={page}
                  lastPage={total_pages}
                  onPageChange={(next) => setParams({ q, page: String(next) })}
                />
              </>
            )
          }
        </Loaded>
      ) : (
        <EmptyState icon={<Contact />} title={t`Search for a customer.`}>
          <p>{t`By phone or its last digits, name, order number or ticket: ${MIN_CUSTOMER_SEARCH} characters or more.`}</p>
        </EmptyState>
      )}
    </Page>
  );
}
