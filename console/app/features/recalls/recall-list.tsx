import { useLingui } from '@lingui/react/macro';
import type { Recall } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatBatch } from '../../lib/format-batch.ts';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { type RecallFilter, recallsQuery } from './recall-queries.ts';

type Props = { filter: RecallFilter; place: Place; onPlaceChange: (place: Place) => void };

/** The recalls, those that are not ended first. */
export function RecallList({ filter, place, onPlaceChange }: Props) {
  const { t } = useLingui();
  const query = useQuery(recallsQuery(filter, place));
  return (
    <Loaded query={query} failed={t`The recalls could not be loaded.`}>
      {({ results, ...page }) =>
        results.length === 0 ? (
          <p className="text-muted">
            {filter.q || filter.state
              ? t`There are no such recalls.`
              : t`No batch was recalled yet.`}
          </p>
        ) : (
          <div className="grid max-w-3xl gap-4">
            <Card as="ul" divided className="overflow-hidden">
              {results.map((recall) => (
                <RecallRow key={recall.id} recall={recall} />
              ))}
            </Card>
            <ListPager label={t`Pages of recalls`} of={page} onPlaceChange={onPlaceChange} />
          </div>
        )
      }
    </Loaded>
  );
}

function RecallRow({ recall }: { recall: Recall }) {
  const { t } = useLingui();
  const { batch, reason, recalled_at, ended_at } = recall;
  return (
    <li>
      <Link
        to={paths.recall(recall.id)}
        className="flex min-h-touch items-center gap-3 px-4 py-2.5 hover:bg-sunk"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{batch.name}</span>
          <span className="text-sm break-words text-muted">
            {[formatBatch(batch), formatIstDateTime(new Date(recalled_at)), reason].join(' · ')}
          </span>
        </span>
        <Badge tone={ended_at === null ? 'chilli' : 'plain'}>
          {ended_at === null ? t`recalled` : t`ended`}
        </Badge>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}
