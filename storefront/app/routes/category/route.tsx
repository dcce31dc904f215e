import { msg } from '@lingui/core/macro';
import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import {
  CategoryScreen,
  cachedCategory,
  categoryData,
  idOf,
  startCategory,
  viewOf,
} from '../../features/catalogue/index.ts';
import { NotFoundScreen, RouteError } from '../../features/shell/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { pageMeta, privateMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = idOf(params.categoryId);
  if (id === undefined) throw data(null, { status: 404 });
  const view = viewOf(new URL(request.url).searchParams);
  const { category, state } = await categoryData(queryClient(), context.get(apiContext), id, view);
  if (category === undefined) throw data(null, { status: 404 });
  return { category, state };
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = idOf(params.categoryId);
  if (id !== undefined) {
    startCategory(queryClient(), browserApi, id, viewOf(new URL(request.url).searchParams));
  }
  return {};
}

export function meta({ loaderData, params, location, matches, error }: Route.MetaArgs) {
  if (error) return privateMeta(msg`Page not found`, matches);
  const id = idOf(params.categoryId) ?? 0;
  const known = loaderData && 'category' in loaderData ? loaderData.category : undefined;
  const category = known ?? cachedCategory(queryClient(), browserApi, id);
  if (category === undefined) return privateMeta(msg`Category`, matches);
  const { sub, show, page } = viewOf(new URLSearchParams(location.search));
  return pageMeta(
    {
      title: category.category_name,
      description: msg`${category.category_name} from Sabuja. ${category.category_description ?? ''}`,
      path: paths.category(id, { sub, show, page }),
    },
    matches,
  );
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  const id = idOf(params.categoryId);
  if (id === undefined) return <NotFoundScreen />;
  return (
    <HydrationBoundary state={'state' in loaderData ? loaderData.state : undefined}>
      <CategoryScreen categoryId={id} />
    </HydrationBoundary>
  );
}

export { RouteError as ErrorBoundary };
