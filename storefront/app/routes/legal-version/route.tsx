import { msg } from '@lingui/core/macro';
import { legalPages } from '@sabuja/contract/rules/legal-pages';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { data } from 'react-router';
import { NotFoundScreen, RouteError } from '../../features/shell/index.ts';
import { LegalScreen, legalQuery, legalTitles } from '../../features/static/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { prefetchQueries } from '../../lib/prefetch-queries.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import type { Route } from './+types/route.ts';

/** The legal page and version in the URL; undefined if either is invalid. */
function readParams({ page, version }: { page: string; version: string }) {
  const known = legalPages.find((name) => name === page);
  return known && /^[1-9]\d{0,4}$/.test(version)
    ? { page: known, version: Number(version) }
    : undefined;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const wanted = readParams(params);
  if (!wanted) throw data(null, { status: 404 });
  const query = legalQuery(context.get(apiContext), wanted.page, wanted.version);
  return prefetchQueries((client) => [
    client.fetchQuery({ ...query, retry: false }).catch((error: unknown) => {
      if (isNotFound(error)) throw data(null, { status: 404 });
    }),
  ]);
}

/** Empty, because in the browser the page loads its text by a query. */
export const clientLoader = () => ({});

export function meta({ params, matches, error }: Route.MetaArgs) {
  const page = readParams(params)?.page;
  return privateMeta(error || !page ? msg`Page not found` : legalTitles[page], matches);
}

export default function LegalVersionRoute({ loaderData, params }: Route.ComponentProps) {
  const wanted = readParams(params);
  if (!wanted) return <NotFoundScreen />;
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <LegalScreen {...wanted} />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
