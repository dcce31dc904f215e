import { useLingui } from '@lingui/react/macro';
import type { StockLevel } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Boxes, ChevronRight } from 'lucide-react';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { levelsQuery } from './stock-queries.ts';

type Props = {
  q: string;
  low: boolean;
  place: Place;
  onPlaceChange: (place: Place) => void;
  onOpen: (stockId: number) => void;
};

/** Products with their quantity, the scarcest first. */
export function LevelList({ q, low, place, onPlaceChange, onOpen }: Props) {
  const { t } = useLingui();
  const query = useQuery(levelsQuery({ q, low, place }));
  return (
    <Loaded query={query} failed={t`The stock could not be loaded.`} skeleton={<ListSkeleton />}>
      {({ results, ...page }) =>
        results.length === 0 ? (
          <EmptyState icon={<Boxes />} title={<NoneFound {...{ q, low }} />} />
        ) : (
          <div className="grid max-w-4xl gap-4">
            <Card as="ul" divided className="overflow-hidden">
              {results.map((level) => (
                <LevelRow key={level.stock_id} level={level} onOpen={onOpen} />
              ))}
            </Card>
            <ListPager of={page} onPlaceChange={onPlaceChange} />
          </div>
        )
      }
    </Loaded>
  );
}

function NoneFound({ q, low }: Pick<Props, 'q' | 'low'>) {
  const { t } = useLingui();
  if (q !== '') return t`No product is called “${q}”.`;
  return low ? t`Nothing is low.` : t`The shop has no products yet.`;
}

function LevelRow({ level, onOpen }: { level: StockLevel; onOpen: Props['onOpen'] }) {
  const { t } = useLingui();
  const { quantity } = level;
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(level.stock_id)}
        className="flex min-h-touch w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-sunk"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{level.name}</span>
          <span className="text-sm text-muted">
            {level.units} · {level.aisle}
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {level.inactive && <Badge>{t`not on sale`}</Badge>}
          {level.is_low && (
            <Badge tone={quantity === 0 ? 'chilli' : 'haldi'}>
              {quantity === 0 ? t`sold out` : t`low`}
            </Badge>
          )}
          <span className="tabular min-w-10 text-right text-lg font-bold">{quantity}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}
