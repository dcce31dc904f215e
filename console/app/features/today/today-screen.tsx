import { useLingui } from '@lingui/react/macro';
import { formatIstMoment, minutes } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { PlacedPart } from './placed-part.tsx';

/** The present day in India at a glance. */
export function TodayScreen() {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['today'],
    queryFn: () => api('GET /api/v1/staff/today'),
    refetchInterval: minutes(2),
  });
  usePageTitle(t`Today`);
  if (!data) {
    return isError ? (
      <LoadFailed title={t`The figures could not be loaded.`} onRetry={refetch} busy={isFetching} />
    ) : (
      <div role="status" className="grid gap-4 p-4 lg:px-6">
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-60" />
      </div>
    );
  }
  return (
    <Page
      title={t`Today`}
      actions={
        <>
          <span className="text-sm text-muted">
            {t`as of ${formatIstMoment(new Date(data.at))}`}
          </span>
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t`Load again`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <PlacedPart figures={data} />
        <MoneyPart figures={data} />
      </div>
      <DeliveriesPart deliveries={data.deliveries} />
    </Page>
  );
}
