import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useDeferredValue, useState } from 'react';
import { substitutesQuery } from './picking-queries.ts';

type Substitute = { stock_id: number; quantity: number };
type Props = {
  uid: string;
  item: string;
  missing: number;
  value: Substitute | undefined;
  onChange: (substitute: Substitute | undefined) => void;
};

/** Products that may replace the missing units; a second click on the chosen one deselects it. */
export function SubstituteList({ uid, item, missing, value, onChange }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const query = useQuery(substitutesQuery(uid, item, useDeferredValue(search.trim())));
  return (
    <section aria-label={t`Substitute`} className="grid gap-2">
      <TextField
        label={t`Replace it with`}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        hint={t`The customer pays the lower price.`}
      />
      {query.isError && (
        <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
          {t`The products could not be loaded.`}
        </PartFailed>
      )}
      {query.isPending && <Skeleton className="h-24" />}
      {query.data?.results.length === 0 && (
        <p className="text-muted">{t`Nothing in stock can replace it.`}</p>
      )}
      <ul className="grid gap-2">
        {query.data?.results.map((offer) => {
          const { stock_id, name, in_stock } = offer;
          const isChosen = value?.stock_id === stock_id;
          const quantity = Math.min(missing, in_stock);
          return (
            <li key={stock_id}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? undefined : { stock_id, quantity })}
                className={clsx(
                  'flex min-h-14 w-full items-center justify-between gap-3 rounded-control border px-4 py-2 text-left',
                  isChosen ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-surface',
                )}
              >
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">
                    {offer.units} · {t`${in_stock} in stock`}
                  </span>
                </span>
                <span className="tabular text-right font-bold">
                  {isChosen && <span className="block">× {quantity}</span>}
                  {formatRupees(offer.price)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
