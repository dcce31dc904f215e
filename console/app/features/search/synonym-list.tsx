import { useLingui } from '@lingui/react/macro';
import type { StaffSynonym } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { TextSearch } from 'lucide-react';
import { Loaded } from '../../lib/loaded.tsx';
import { synonymsQuery } from './search-queries.ts';
import { SynonymRow } from './synonym-row.tsx';

type Props = {
  q: string;
  /** Opens the form of a synonym; undefined for those who may not change one. */
  onEdit: ((synonym: StaffSynonym) => void) | undefined;
};

/** The synonyms that contain `q`, sorted by the word that customers type. */
export function SynonymList({ q, onEdit }: Props) {
  const { t } = useLingui();
  const query = useQuery(synonymsQuery(q));
  return (
    <Loaded
      query={query}
      failed={t`The synonyms could not be loaded.`}
      skeleton={<Skeleton className="h-80 max-w-4xl rounded-card" />}
    >
      {({ results, total }) =>
        results.length === 0 ? (
          <EmptyState
            icon={<TextSearch />}
            title={q ? t`There are no such synonyms.` : t`There is no synonym yet.`}
          />
        ) : (
          <div className="grid max-w-4xl gap-2">
            <Count shown={results.length} total={total} />
            <Card as="ul" divided>
              {results.map((synonym) => (
                <SynonymRow key={`${synonym.term}=${synonym.meaning}`} {...{ synonym, onEdit }} />
              ))}
            </Card>
          </div>
        )
      }
    </Loaded>
  );
}

function Count({ shown, total }: { shown: number; total: number }) {
  const { t, i18n } = useLingui();
  const all = i18n.number(total);
  return (
    <p role="status" className="tabular text-sm text-muted">
      {shown < total
        ? t`The first ${shown} of ${all} are shown. Enter a word to see the others.`
        : t`Synonyms: ${all}`}
    </p>
  );
}
