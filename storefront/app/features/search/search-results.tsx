import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Stock } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import clsx from 'clsx';
import { useEffect } from 'react';
import { Price } from '../../ui/price.tsx';
import { optionId } from './search-input.tsx';
import type { Search } from './use-search.ts';

/** Loader, results, or 'No product found'. */
export function SearchResults({ search, listId }: { search: Search; listId: string }) {
  const { t } = useLingui();
  const { state, products, row, pick } = search;
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
      <div
        id={listId}
        role="listbox"
        aria-label={t`Products found`}
        className="relative min-h-0 overflow-y-auto overscroll-contain"
      >
        {products.map((product, index) => (
          <Row
            key={product.stock_id}
            id={optionId(listId, index)}
            product={product}
            active={index === row}
            onPick={() => pick(product)}
          />
        ))}
      </div>
    </>
  );
}

function Row(props: { id: string; product: Stock; active: boolean; onPick: () => void }) {
  const { id, product, active, onPick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      onClick={onPick}
      onPointerDown={(event) => event.preventDefault()}
      className={clsx(
        'flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-leaf-soft',
        active && 'bg-leaf-soft',
      )}
    >
      <span className="w-12 shrink-0">
        <Picture url={product.image_urls[0]} alt="" sizes="48px" className="rounded-control" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[600]">{product.name}</span>
        <span className="block text-sm text-muted">{product.units}</span>
      </span>
      <Price cost={product.cost} discount={product.discount} size="sm" className="justify-end" />
    </div>
  );
}
