import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportRow } from './report-row.tsx';
import { reportsQuery } from './reports-query.ts';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** The reports that the member gets by e-mail. */
export function ReportsPart() {
  const { t } = useLingui();
  const { data, isLoadingError, refetch, isFetching } = useQuery(reportsQuery);
  const [isAdding, setIsAdding] = useState(false);
  if (isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={refetch} busy={isFetching}>
        {t`The reports could not be loaded.`}
      </PartFailed>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  const { results, available } = data;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">
        {t`They are sent to your address in your language, each period once.`}
      </p>
      {results.length === 0 ? (
        <p className="font-semibold">{t`No report yet.`}</p>
      ) : (
        <Card as="ul" divided>
          {results.map((subscription) => (
            <ReportRow
              key={`${subscription.report} ${subscription.frequency}`}
              subscription={subscription}
              available={available}
            />
          ))}
        </Card>
      )}
      <Button variant="outline" className="justify-self-start" onClick={() => setIsAdding(true)}>
        {t`Get a report by e-mail`}
      </Button>
      <ReportDialog open={isAdding} onClose={() => setIsAdding(false)} available={available} />
    </div>
  );
}
