import { msg } from '@lingui/core/macro';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { categoriesQuery } from '../../features/catalogue/index.ts';
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
import { prefetchedData, prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import { shopTitle } from '../../lib/shop-title.ts';
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

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const categories = firstCategories(loaderData);
  return pageMeta(
    {
      title: shopTitle,
      description: ({ name: shopName }) =>
        categories ? msg`Order online from ${shopName}: ${categories}` : shopName,
      path: paths.home(),
      data: (shop) => [shopData(shop)],
    },
    matches,
  );
}

/** The names of the first categories, for search engines; empty where the document did not load them. */
function firstCategories(loaderData: Route.MetaArgs['loaderData']): string {
  if (!loaderData || !('state' in loaderData)) return '';
  // Only the key of the query is used, also on the server.
  const categories = prefetchedData(loaderData.state, categoriesQuery(browserApi).queryKey) ?? [];
  return categories
    .slice(0, 8)
    .map(({ category_name }) => category_name)
    .join(', ');
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <HomeScreen />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
