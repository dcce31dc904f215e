import { msg } from '@lingui/core/macro';
import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import {
  cachedProduct,
  idOf,
  ProductScreen,
  pickedItem,
  productData,
} from '../../features/catalogue/index.ts';
import { NotFoundScreen, RouteError } from '../../features/shell/index.ts';
import { apiContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { pageMeta, privateMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idOf(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { item, type, state } = await productData(queryClient(), context.get(apiContext), id);
  if (item === null) throw data(null, { status: 404 });
  const { name, description, image_urls } = item;
  return { state, type, about: { name, description, image: image_urls[0] } };
}

/** The page asks by itself, by the type that came with the navigation. */
export const clientLoader = () => ({});

export function meta({ loaderData, params, location, matches, error }: Route.MetaArgs) {
  if (error) return privateMeta(msg`Page not found`, matches);
  const id = idOf(params.id) ?? 0;
  const known = loaderData && 'about' in loaderData ? loaderData.about : undefined;
  const product =
    known ?? pickedItem(location.state)?.item ?? cachedProduct(queryClient(), browserApi, id);
  if (product === undefined) return privateMeta(msg`Product`, matches);
  const { name, description } = product;
  const image = 'image' in product ? product.image : undefined;
  return pageMeta({ title: name, description, path: paths.product(id), image }, matches);
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  const id = idOf(params.id);
  if (id === undefined) return <NotFoundScreen />;
  return (
    <HydrationBoundary state={'state' in loaderData ? loaderData.state : undefined}>
      <ProductScreen
        key={id}
        id={id}
        type={'type' in loaderData ? loaderData.type : undefined}
        notFound={<NotFoundScreen />}
      />
    </HydrationBoundary>
  );
}

export { RouteError as ErrorBoundary };
