import { msg } from '@lingui/core/macro';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { prefetchSearchPage, SearchScreen } from '../../features/search-page/index.ts';
import { RouteError } from '../../features/shell/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import type { Route } from './+types/route.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  prefetchQueries((client) => prefetchSearchPage(client, context.get(apiContext), request.url));

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  for (const prefetch of prefetchSearchPage(queryClient(), browserApi, request.url)) void prefetch;
  return {};
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(msg`Search`, matches);
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <SearchScreen />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
