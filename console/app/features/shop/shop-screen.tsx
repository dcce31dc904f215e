import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ShopForm } from './shop-form.tsx';
import { shopQuery } from './shop-query.ts';

/** Who the shop is: what footer, contact page, legal pages and invoices say about it. */
export function ShopScreen() {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(shopQuery);
  usePageTitle(t`About the shop`);
  if (isError && !data) {
    return (
      <LoadFailed
        title={t`What is said of the shop could not be loaded.`}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  }
  return (
    <Page title={t`About the shop`}>
      <p className="max-w-3xl text-muted">
        {t`Stands in the footer, on the contact and legal pages and on invoices. A text without a translation is shown in English.`}
      </p>
      {data ? <ShopForm shop={data} /> : <Skeleton className="h-96 max-w-4xl rounded-card" />}
    </Page>
  );
}
