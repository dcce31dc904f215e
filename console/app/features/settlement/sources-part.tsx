import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettlementSource, StoredLines } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useSession } from '../session/index.ts';
import { sourcesQuery, useSettlementMutation } from './settlement-queries.ts';

const UploadDialog = lazyDialog(async () => (await import('./upload-dialog.tsx')).UploadDialog);

/** How up to date the settlements of each provider are, and buttons to fetch or upload more. */
export function SourcesPart() {
  const { t } = useLingui();
  const mayManage = useSession()?.permissions.includes('settlements.manage') ?? false;
  const { data } = useQuery(sourcesQuery);
  const uploading = useDisclosure<SettlementSource>();
  const fetchNow = useSettlementMutation(
    () => api('POST /api/v1/staff/settlements/fetch', { body: {} }),
    ({ added }: StoredLines) =>
      toastSuccess(t`${plural(added, { one: '# new line.', other: '# new lines.' })}`),
  );
  if (!data) return null;
  // One click fetches from every provider, so the button is shown once.
  const fetched = data.results.find(({ can_fetch }) => can_fetch);
  return (
    <Card as="section" aria-label={t`Sources`} padded className="grid max-w-4xl gap-3">
      {data.results.length === 0 && (
        <p className="text-muted">{t`No payment provider is set up.`}</p>
      )}
      {data.results.map((source) => (
        <div key={source.provider} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto min-w-0">
            <strong className="font-bold">{source.label}</strong>{' '}
            <span className="text-sm text-muted">
              {source.fetched_at
                ? t`fetched ${formatIstMoment(new Date(source.fetched_at))}`
                : t`never fetched`}
            </span>
            {source.failure && <span className="block text-sm text-chilli">{source.failure}</span>}
          </p>
          {mayManage && (
            <Button variant="outline" size="sm" onClick={() => uploading.show(source)}>
              {t`Upload its file`}
            </Button>
          )}
          {mayManage && source === fetched && (
            <Button size="sm" busy={fetchNow.isPending} onClick={() => fetchNow.mutate()}>
              {t`Fetch now`}
            </Button>
          )}
        </div>
      ))}
      <FormProblem error={fetchNow.error} />
      {uploading.subject && (
        <UploadDialog open={uploading.open} onClose={uploading.close} source={uploading.subject} />
      )}
    </Card>
  );
}
