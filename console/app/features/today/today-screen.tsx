import { useLingui } from '@lingui/react/macro';
import { minutes } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { LoadAgain } from '../../lib/load-again.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { PlacedPart } from './placed-part.tsx';

/** The present day in India at a glance. */
export function TodayScreen() {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => api('GET /api/v1/staff/today'),
    refetchInterval: minutes(2),
  });
  usePageTitle(t`Today`);
  return (
    <LoadedPage query={query} failed={t`The figures could not be loaded.`}>
      {(figures) => (
        <Page title={t`Today`} actions={<LoadAgain at={figures.at} query={query} />}>
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <PlacedPart figures={figures} />
            <MoneyPart figures={figures} />
          </div>
          <DeliveriesPart deliveries={figures.deliveries} />
        </Page>
      )}
    </LoadedPage>
  );
}
