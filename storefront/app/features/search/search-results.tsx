import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Combo, Stock } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import clsx from 'clsx';
import { useEffect } from 'react';
import { Price } from '../../ui/price.tsx';
import { ProductButton } from '../cart/index.ts';
import { optionId } from './search-input.tsx';
import type { Search } from './use-search.ts';

/** Loader, results with their buttons, or 'No product found'. */
export function SearchResults({ search, listId }: { search: Search; listId: string }) {
  const { t } = useLingui();
  const { state, products, row, pick, showAll } = search;
  const count = products.length;
  useEffect(() => {
    document.getElementById(optionId(listId, row))?.scrollIntoView({ block: 'nearest' });
  }, [listId, row]);
  return (
    <>
      <p role="status" className={clsx('px-4 text-muted', state !== 'found' && 'py-6 text-center')}>
        {state === 'loading' && (
          <span className="inline-flex items-center gap-2.5">
            <Spinner className="size-4.5 text-leaf" /> {t`Searching`}
          </span>
        )}
        {state === 'none' && t`No product found`}
        {state === 'found' && (
          <span className="sr-only">{t`${plural(count, { one: '# product found', other: '# products found' })}`}</span>
        )}
      </p>
      <div className="relative grid min-h-0 auto-rows-max grid-cols-[minmax(0,1fr)_auto] overflow-y-auto overscroll-contain">
        {/* An option cannot contain a button, so the buttons are in a separate column beside the options. */}
        <div id={listId} role="listbox" aria-label={t`Products found`} className="contents">
          {products.map((product, index) => (
            <Row
              key={keyOf(product)}
              id={optionId(listId, index)}
              gridRow={index + 1}
              product={product}
              active={index === row}
              onPick={() => pick(product)}
            />
          ))}
        </div>
        {products.map((product, index) => (
          <span
            key={keyOf(product)}
            style={{ gridRow: index + 1 }}
            className="col-start-2 grid w-28 content-center pr-4 lg:w-38 [container-type:inline-size]"
          >
            <ProductButton item={product} type={typeOf(product)} />
          </span>
        ))}
      </div>
      {state === 'found' && (
        <button
          type="button"
          onClick={showAll}
          className="mx-4 mt-1 min-h-11 rounded-control font-semibold text-leaf hover:bg-leaf-soft"
        >
          {t`See all results`}
        </button>
      )}
    </>
  );
}

const keyOf = (item: Stock | Combo): number => ('stock_id' in item ? item.stock_id : item.id);
const typeOf = (item: Stock | Combo) => ('stock_id' in item ? 'STOCK' : 'COMBO');

function Row(props: {
  id: string;
  gridRow: number;
  product: Stock | Combo;
  active: boolean;
  onPick: () => void;
}) {
  const { id, gridRow, product, active, onPick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant refers to the option
    <div
      id={id}
      role="option"
      aria-selected={active}
      style={{ gridRow }}
      onClick={onPick}
      onPointerDown={(event) => event.preventDefault()}
      className={clsx(
        'col-start-1 flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-leaf-soft',
        active && 'bg-leaf-soft',
      )}
    >
      <span className="w-12 shrink-0">
        <Picture
          url={product.image_urls[0]}
          alt=""
          sizes="48px"
          largest={160}
          className="rounded-control"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-semibold">{product.name}</span>
        <span className="block truncate text-sm text-muted">{product.units}</span>
        <Price cost={product.cost} discount={product.discount} size="sm" />
      </span>
    </div>
  );
}
