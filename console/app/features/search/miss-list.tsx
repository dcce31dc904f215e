import { Plural, useLingui } from '@lingui/react/macro';
import type { StaffSearchMiss } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { Loaded } from '../../lib/loaded.tsx';
import { missesQuery } from './search-queries.ts';

/** Opens the form of a synonym for a text; undefined for those who may not add one. */
type Props = { onAdd: ((term: string) => void) | undefined };

/** The searches that found nothing, the most frequent first. */
export function MissList({ onAdd }: Props) {
  const { t } = useLingui();
  const query = useQuery(missesQuery);
  return (
    <>
      <p className="max-w-3xl text-muted">
        {t`What customers searched for in the last 90 days and did not find, the most frequent first, 200 at most.`}
      </p>
      <Loaded
        query={query}
        failed={t`The searches could not be loaded.`}
        skeleton={<Skeleton className="h-80 max-w-4xl rounded-card" />}
      >
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={<SearchCheck />} title={t`Every search found something.`} />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((miss) => (
                <MissRow key={miss.query} miss={miss} onAdd={onAdd} />
              ))}
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

function MissRow({ miss, onAdd }: { miss: StaffSearchMiss } & Props) {
  const { t } = useLingui();
  const { query, times, last_at } = miss;
  const last = formatIstDateTime(new Date(last_at));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{query}</p>
        <p className="tabular text-sm text-muted">
          <Plural value={times} one="once" other="# times" />
          {' · '}
          {t`last ${last}`}
        </p>
      </div>
      {onAdd && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Add as synonym: ${query}`}
          onClick={() => onAdd(query)}
        >
          {t`Add as synonym`}
        </Button>
      )}
    </li>
  );
}
