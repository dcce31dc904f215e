import { msg } from '@lingui/core/macro';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import {
  HomeScreen,
  prefetchCustomerHome,
  prefetchHome,
  prefetchHomeData,
} from '../../features/home/index.ts';
import { RouteError } from '../../features/shell/index.ts';
import { apiContext, visitorContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import { shopData } from '../../lib/structured-data.ts';
import type { Route } from './+types/route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchQueries((client) => {
    const api = context.get(apiContext);
    const { signedIn } = context.get(visitorContext);
    return [...prefetchHomeData(client, api), signedIn && prefetchCustomerHome(client, api)];
  });

export function clientLoader() {
  prefetchHome(queryClient(), browserApi);
  return {};
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: (shopName) => msg`${shopName}: vegetables, fruit, fish and meals, home within 8 hours`,
      description: msg`Order vegetables, fruit, dairy, fish, sweets and Odia meals from farms around Bhubaneswar. Harvested after you order and home within 8 hours.`,
      path: paths.home(),
      data: (shop) => [shopData(shop)],
    },
    matches,
  );
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <HomeScreen />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
