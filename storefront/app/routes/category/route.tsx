import { msg } from '@lingui/core/macro';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { data, redirect, type ShouldRevalidateFunction } from 'react-router';
import {
  CategoryScreen,
  cachedCategory,
  categoryData,
  parentOfSubcategory,
  parseId,
  parseView,
  prefetchCategory,
} from '../../features/catalogue/index.ts';
import { NotFoundScreen, RouteError } from '../../features/shell/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { pageMeta, privateMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import { breadcrumbs } from '../../lib/structured-data.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = parseId(params.categoryId);
  if (id === undefined) throw data(null, { status: 404 });
  const view = parseView(new URL(request.url).searchParams);
  const { category, canonicalView, lastPage, state } = await categoryData(
    queryClient(),
    context.get(apiContext),
    id,
    view,
  );
  if (category === undefined) {
    const parent = await parentOfSubcategory(context.get(apiContext), id);
    if (parent === undefined) throw data(null, { status: 404 });
    throw redirect(paths.category(parent, { ...view, sub: id }));
  }
  if (lastPage !== undefined) throw redirect(paths.category(id, { ...view, page: lastPage }));
  return { category, canonicalView, state };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = parseId(params.categoryId);
  if (id !== undefined) prefetchCategory(queryClient(), browserApi, id);
  return {};
}

/** False within a category: the screen itself loads the other listings and pages. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;

export function meta({ loaderData, params, location, matches, error }: Route.MetaArgs) {
  if (error) return privateMeta(msg`Page not found`, matches);
  const id = parseId(params.categoryId) ?? 0;
  const loaded = loaderData && 'category' in loaderData ? loaderData : undefined;
  const category = loaded?.category ?? cachedCategory(queryClient(), browserApi, id);
  if (category === undefined) return privateMeta(msg`Category`, matches);
  const { sub, show, page } =
    loaded?.canonicalView ?? parseView(new URLSearchParams(location.search));
  const { category_name: name, category_description: about } = category;
  return pageMeta(
    {
      title: name,
      description: ({ name: shopName }) =>
        about ? msg`${name} from ${shopName}. ${about}` : msg`${name} from ${shopName}.`,
      path: paths.category(id, { sub, show, page }),
      image: category.category_image ?? undefined,
      data: ({ origin }) => [breadcrumbs(origin, [{ name, path: paths.category(id) }])],
    },
    matches,
  );
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  const id = parseId(params.categoryId);
  if (id === undefined) return <NotFoundScreen />;
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <CategoryScreen key={id} categoryId={id} notFound={<NotFoundScreen />} />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
