import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { AboutScreen, legalQuery, legalTitles } from '../../features/static/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import type { Route } from './+types/route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchQueries((client) => [client.prefetchQuery(legalQuery(context.get(apiContext), 'about'))]);

/** Empty, because in the browser the page loads its text by a query. */
export const clientLoader = () => ({});

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: legalTitles.about,
      description: ({ name: shopName }) => msg`What ${shopName} promises, and how it works.`,
      path: paths.about(),
    },
    matches,
  );
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <AboutScreen />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
