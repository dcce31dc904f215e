import { msg } from '@lingui/core/macro';
import { RouteError } from '../../features/shell/index.ts';
import { LegalScreen, legalQuery, legalTitles } from '../../features/static/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import type { Route } from './+types/route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchQueries((client) => [client.prefetchQuery(legalQuery(context.get(apiContext), 'terms'))]);

/** Empty, because in the browser the page loads its text by a query. */
export const clientLoader = () => ({});

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: legalTitles.terms,
      description: ({ name: shopName }) =>
        msg`How ordering, delivery, payment, cancellation and refunds work at ${shopName}, and who settles complaints.`,
      path: paths.terms(),
    },
    matches,
  );
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <LegalScreen page="terms" />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
