import { msg } from '@lingui/core/macro';
import { formatPaise } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { data } from 'react-router';
import {
  cachedProduct,
  loadProductPage,
  ProductScreen,
  parseId,
  pickedItem,
} from '../../features/catalogue/index.ts';
import { NotFoundScreen, RouteError } from '../../features/shell/index.ts';
import { apiContext, visitorContext } from '../../lib/api-context.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { pageMeta, privateMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { Prefetched } from '../../lib/prefetched.tsx';
import { breadcrumbs, productData } from '../../lib/structured-data.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  if (id === undefined) throw data(null, { status: 404 });
  const { item, type, breadcrumb, state } = await loadProductPage(
    queryClient(),
    context.get(apiContext),
    id,
    context.get(visitorContext).isPreview === true,
  );
  if (item === null) throw data(null, { status: 404 });
  const { name, description, units, cost, discount, quantity, inactive, image_urls } = item;
  const about = { name, description, units, cost, discount, quantity, inactive, image_urls };
  return { state, type, breadcrumb, about };
}

/** Empty, because in the browser the page loads its data by a query, using the type from the navigation. */
export const clientLoader = () => ({});

export function meta({ loaderData, params, location, matches, error }: Route.MetaArgs) {
  if (error) return privateMeta(msg`Page not found`, matches);
  const id = parseId(params.id) ?? 0;
  const loaded = loaderData && 'about' in loaderData ? loaderData : undefined;
  const item =
    loaded?.about ??
    pickedItem(location.state)?.item ??
    cachedProduct(queryClient(), browserApi, id);
  if (item === undefined) return privateMeta(msg`Product`, matches);
  const { name, description, units } = item;
  const price = formatPaise(discountedPrice(item));
  const path = paths.product(id);
  const steps = [...(loaded?.breadcrumb ?? []), { name, path }];
  return pageMeta(
    {
      title: name,
      description: msg`${price} for ${units}. ${description}`,
      path,
      image: item.image_urls[0],
      data: (shop) => [productData(item, { ...shop, path }), breadcrumbs(shop.origin, steps)],
    },
    matches,
  );
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  const id = parseId(params.id);
  if (id === undefined) return <NotFoundScreen />;
  return (
    <Prefetched state={'state' in loaderData ? loaderData.state : undefined}>
      <ProductScreen
        key={id}
        id={id}
        type={'type' in loaderData ? loaderData.type : undefined}
        notFound={<NotFoundScreen />}
      />
    </Prefetched>
  );
}

export { RouteError as ErrorBoundary };
