import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { kindLabels, stateLabel } from './import-labels.ts';
import { importsQuery } from './imports-queries.ts';

/** The imports of the last 30 days, each leading to its page. */
export function PastImports() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, isError, refetch, isFetching } = useQuery(importsQuery(page));
  return (
    <TitledCard title={t`Imports of the last 30 days`}>
      {isError && (
        <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
          {t`The imports could not be loaded.`}
        </PartFailed>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.results.length === 0 && <p className="text-muted">{t`No file was imported yet.`}</p>}
      {data && (
        <ul className="divide-y divide-line">
          {data.results.map((progress) => (
            <ImportRow key={progress.id} progress={progress} />
          ))}
        </ul>
      )}
      {data && data.total_pages > 1 && (
        <Pager
          label={t`Pages`}
          page={page}
          lastPage={data.total_pages}
          onPageChange={(next) => setParams({ page: String(next) })}
        />
      )}
    </TitledCard>
  );
}

function ImportRow({ progress }: { progress: ImportProgress }) {
  const { t, i18n } = useLingui();
  const { id, kind, file_name, created_at, created_by } = progress;
  const { total, uploaded, failed, duplicateCount } = progress;
  const { text, tone } = stateLabel(progress);
  return (
    <li className="relative grid gap-0.5 py-2.5 hover:bg-sunk">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={paths.import(id)}
          className="min-w-0 font-semibold break-all after:absolute after:inset-0"
        >
          {file_name ?? i18n._(kindLabels[kind])}
        </Link>
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
      <span className="tabular text-sm">
        {t`Total ${total} · uploaded ${uploaded} · failed ${failed} · duplicates ${duplicateCount}`}
      </span>
      <span className="text-sm text-muted">
        {[i18n._(kindLabels[kind]), formatIstDateTime(new Date(created_at)), created_by]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
