import { useLingui } from '@lingui/react/macro';
import { MIN_CUSTOMER_SEARCH } from '@sabuja/contract/limits';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Contact } from 'lucide-react';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SearchInput } from '../../lib/search-input.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { customersQuery } from './customer-queries.ts';
import { CustomerRow } from './customer-row.tsx';

/** Searches customers by phone, name, order number or ticket. */
export function CustomersScreen() {
  const { t } = useLingui();
  const { filter, place, change, setPlace } = useListAddress(byNames(['q']));
  const q = filter.q ?? '';
  const isEnough = q.length >= MIN_CUSTOMER_SEARCH;
  const query = useQuery({ ...customersQuery(q, place), enabled: isEnough });
  usePageTitle(t`Customers`);
  return (
    <Page
      title={t`Customers`}
      actions={
        <SearchInput
          label={t`Phone, name, order number or ticket`}
          placeholder={t`Phone, name, order, ticket`}
          value={q}
          onChange={(text) => change({ q: text })}
        />
      }
    >
      {isEnough ? (
        <Loaded query={query} failed={t`The customers could not be loaded.`}>
          {({ results, ...page }) =>
            results.length === 0 ? (
              <EmptyState icon={<Contact />} title={t`No customer was found.`} />
            ) : (
              <>
                <Card as="ul" divided aria-label={t`Customers`}>
                  {results.map((customer) => (
                    <CustomerRow key={customer.uid} customer={customer} />
                  ))}
                </Card>
                <ListPager of={page} onPlaceChange={setPlace} />
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
