import { useLingui } from '@lingui/react/macro';
import { Badge } from '@sabuja/ui/badge.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useParams } from 'react-router';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { stateLabels } from './field-labels.ts';
import { ProductEditor } from './product-editor.tsx';
import { productQuery } from './product-queries.ts';

/** One product with everything that staff may change. */
export function ProductScreen() {
  const { t, i18n } = useLingui();
  const id = Number(useParams().id);
  const { data, error, refetch, isFetching } = useQuery(productQuery(id));
  usePageTitle(data?.name ?? t`Product`);
  if (isNotFound(error) || !Number.isSafeInteger(id)) {
    return <EmptyState icon={<Package />} title={t`This product was not found.`} />;
  }
  if (error && !data) {
    return (
      <LoadFailed title={t`The product could not be loaded.`} onRetry={refetch} busy={isFetching} />
    );
  }
  if (!data) return <Skeleton className="m-4 h-96" />;
  const { text, tone } = stateLabels[data.state];
  return (
    <Page title={data.name} actions={<Badge tone={tone}>{i18n._(text)}</Badge>}>
      <ProductEditor key={data.stock_id} stock={data} />
    </Page>
  );
}
