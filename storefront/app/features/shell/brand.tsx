import { useLingui } from '@lingui/react/macro';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { promiseParts } from './promise-parts.ts';
import { shopQuery } from './shop-query.ts';

/** The shop's name in both scripts, linked to Home. */
export function Brand() {
  const { t } = useLingui();
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <Link
      to={paths.home()}
      // The name in the local script is hidden if the row is too narrow for it, and the other one cut if it is itself.
      className="flex h-touch flex-wrap gap-x-1.5 overflow-hidden text-brand font-extrabold tracking-tight *:flex *:h-touch *:items-center"
    >
      <span className="max-w-full">
        <span className="truncate py-1">{shop?.name ?? DEFAULT_SHOP_NAME}</span>
      </span>
      <span lang="or" className="font-names text-base font-medium text-on-deep-muted">
        {shop?.name_local ?? 'ସବୁଜ'}
      </span>
      <span className="sr-only">{t({ message: 'Home', context: 'page' })}</span>
    </Link>
  );
}

/** The shop's delivery promise in one line, with the words between its asterisks highlighted. */
export function DeliveryPromise({ className }: { className?: string | undefined }) {
  const { data: shop } = useQuery(shopQuery(useApi()));
  if (!shop?.promise) return null;
  return (
    <p className={clsx('promise', className)}>
      <span />
      <span>
        {promiseParts(shop.promise).map((text, at) =>
          at % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text of its own, whose parts do not move
            <strong key={at} className="font-bold text-haldi">
              {text}
            </strong>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  );
}
