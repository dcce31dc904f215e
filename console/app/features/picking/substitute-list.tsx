import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import clsx from 'clsx';
import type { Substitutes } from './use-substitute.ts';

/** Products that may replace the missing units; a second click on the chosen one deselects it. */
export function SubstituteList({ substitutes }: { substitutes: Substitutes }) {
  const { t } = useLingui();
  const { search, setSearch, query, offers, chosen, choose } = substitutes;
  return (
    <section aria-label={t`Substitute`} className="grid gap-2">
      <TextField
        label={t`Replace it with`}
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
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
      {offers?.length === 0 && <p className="text-muted">{t`Nothing in stock can replace it.`}</p>}
      <ul className="grid gap-2">
        {offers?.map((offer) => {
          const { stock_id, name, in_stock } = offer;
          const isChosen = chosen?.stock_id === stock_id;
          return (
            <li key={stock_id}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose(isChosen ? undefined : { stock_id, in_stock })}
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
                  {isChosen && <span className="block">× {chosen.quantity}</span>}
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
