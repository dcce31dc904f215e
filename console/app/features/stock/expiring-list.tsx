import { useLingui } from '@lingui/react/macro';
import type { ExpiringBatch } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ChevronRight } from 'lucide-react';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { expiringQuery } from './stock-queries.ts';

type Props = { onOpen: (stockId: number) => void };
type ListProps = Props & { place: Place; onPlaceChange: (place: Place) => void };

/** Batches that expire within a week or have expired, with their remaining quantity. */
export function ExpiringList({ place, onPlaceChange, onOpen }: ListProps) {
  const { t } = useLingui();
  const query = useQuery(expiringQuery(place));
  return (
    <Loaded query={query} failed={t`The stock could not be loaded.`} skeleton={<ListSkeleton />}>
      {({ results, ...page }) =>
        results.length === 0 ? (
          <EmptyState icon={<CalendarCheck />} title={t`Nothing expires within 7 days.`} />
        ) : (
          <div className="grid max-w-4xl gap-2">
            <Card as="ul" divided className="overflow-hidden">
              {results.map((batch) => (
                <BatchRow key={batch.id} batch={batch} onOpen={onOpen} />
              ))}
            </Card>
            <ListPager of={page} onPlaceChange={onPlaceChange} />
            <p className="text-sm text-muted">
              {t`What is left is reckoned as if the batches that expire first were sold first.`}
            </p>
          </div>
        )
      }
    </Loaded>
  );
}

function BatchRow({ batch, onOpen }: { batch: ExpiringBatch } & Props) {
  const { t } = useLingui();
  const { left, received } = batch;
  const day = formatIstDay(batch.expires_on);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(batch.stock_id)}
        className="flex min-h-touch w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-sunk"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{batch.name}</span>
          <span className="text-sm text-muted">
            {[batch.units, batch.supplier, batch.batch].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="grid justify-items-end gap-1 text-right">
          <Badge tone={batch.is_expired ? 'chilli' : 'haldi'}>
            {batch.is_expired ? t`expired ${day}` : t`expires ${day}`}
          </Badge>
          <span className="tabular text-sm font-semibold">{t`${left} of ${received} left`}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}
