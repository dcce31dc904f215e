import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ProgressBar } from '../../lib/progress-bar.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounters } from './import-counters.tsx';
import { kindLabels, stateLabel } from './import-labels.ts';
import { importQuery, refreshItems } from './imports-queries.ts';

/** The page of one import, while it runs and afterwards; it survives a reload. */
export function ImportScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(importQuery(id));
  usePageTitle(data?.file_name ?? t`Import`);
  const hasSaved = data !== undefined && !data.dry_run && data.uploaded > 0;
  const state = data?.state;
  useEffect(() => {
    if (hasSaved && state !== 'running') void refreshItems();
  }, [hasSaved, state]);
  if (isNotFound(error)) {
    return <EmptyState icon={<FileUp />} title={t`This import was not found.`} />;
  }
  if (error && !data) {
    return (
      <LoadFailed title={t`The import could not be loaded.`} onRetry={refetch} busy={isFetching} />
    );
  }
  if (!data) return <Skeleton className="m-4 h-72" />;
  return (
    <Page title={data.file_name ?? t`Import`}>
      {error && (
        <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
          {t`The server did not respond. The import goes on without this page.`}
        </PartFailed>
      )}
      <ImportCard progress={data} />
      <Link
        to={paths.imports}
        className="inline-flex min-h-touch w-fit items-center font-semibold text-leaf underline"
      >
        {t`All imports`}
      </Link>
    </Page>
  );
}

function ImportCard({ progress }: { progress: ImportProgress }) {
  const { t, i18n } = useLingui();
  const { kind, created_at, created_by, state, dry_run, total } = progress;
  const { text, tone } = stateLabel(progress);
  const isZip = kind === 'pictures';
  const done = progress.uploaded + progress.failed + progress.duplicateCount;
  return (
    <Card as="section" padded className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span role="status">
          <Badge tone={tone}>{i18n._(text)}</Badge>
        </span>
        <span className="text-sm text-muted">
          {[i18n._(kindLabels[kind]), formatIstDateTime(new Date(created_at)), created_by]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {state === 'running' && (
        <div className="grid gap-1.5">
          <ProgressBar label={isZip ? t`Pictures done` : t`Rows done`} value={done} max={total} />
          <p className="text-sm text-muted">
            {isZip
              ? t`${done} of ${total} files. You may leave this page, the import goes on.`
              : t`${done} of ${total} rows. You may leave this page, the import goes on.`}
          </p>
        </div>
      )}
      <ImportCounters progress={progress} />
      {dry_run && <p>{t`A dry run: nothing in the shop changes.`}</p>}
      {!dry_run && state === 'cancelled' && <p>{t`Rows that were saved before stay saved.`}</p>}
      <ImportActions progress={progress} />
    </Card>
  );
}
