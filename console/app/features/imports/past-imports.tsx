import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';
import { importKinds } from '@sabuja/contract/rules/import-columns';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FilterSelect } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { kindLabels, stateLabel } from './import-labels.ts';
import { importsQuery } from './imports-queries.ts';

/** The imports of the last 30 days, with links to their pages. */
export function PastImports() {
  const { t, i18n } = useLingui();
  const { filter, place, change, setPlace } = useListAddress(byNames(['kind']));
  const kind = importKinds.find((each) => each === filter.kind);
  const shown = kind ? { kind } : {};
  const { data, isError, refetch, isFetching } = useQuery(importsQuery(shown, place));
  return (
    <TitledCard title={t`Imports of the last 30 days`}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <FilterSelect
          label={t`Kind`}
          value={kind ?? ''}
          onChange={({ target }) => change({ kind: target.value })}
        >
          <option value="">{t`All`}</option>
          {importKinds.map((each) => (
            <option key={each} value={each}>
              {i18n._(kindLabels[each])}
            </option>
          ))}
        </FilterSelect>
        <SheetButtons
          label={t`Imports of the last 30 days`}
          path={`/api/v1/staff/imports/csv?${new URLSearchParams(shown)}`}
          name="imports"
        />
      </div>
      {isError && (
        <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
          {t`The imports could not be loaded.`}
        </PartFailed>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.results.length === 0 && (
        <p className="text-muted">
          {kind ? t`No import is like this.` : t`No file was imported yet.`}
        </p>
      )}
      {data && (
        <ul className="divide-y divide-line">
          {data.results.map((progress) => (
            <ImportRow key={progress.id} progress={progress} />
          ))}
        </ul>
      )}
      {data && <ListPager of={data} onPlaceChange={setPlace} />}
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
