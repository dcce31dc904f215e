import { useLingui } from '@lingui/react/macro';
import type { ReportSubscription } from '@sabuja/contract';
import type { Report } from '@sabuja/contract/rules/reports';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { coverLabels, frequencyLabels, reportLabels } from './report-labels.ts';
import { sendReportNow, unsubscribe } from './reports-query.ts';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = { subscription: ReportSubscription; available: readonly Report[] };

/** A report that the member gets, with buttons to change its time or stop it. */
export function ReportRow({ subscription, available }: Props) {
  const { t, i18n } = useLingui();
  const changeFailed = useChangeFailed();
  const [isEditing, setIsEditing] = useState(false);
  const { report, frequency, time } = subscription;
  const stop = useMutation({
    mutationFn: () => unsubscribe({ report, frequency }),
    onError: changeFailed,
  });
  const send = useMutation({
    mutationFn: () => sendReportNow({ report, frequency }),
    onSuccess: ({ sent, to }) =>
      toastSuccess(sent ? t`Sent to ${to}.` : t`There is nothing to report, so nothing is sent.`),
    onError: (error) => toastError(errorMessage(error, t`The report could not be sent.`)),
  });
  const label = i18n._(reportLabels[report]);
  const often = i18n._(frequencyLabels[frequency]);
  const cover = i18n._(coverLabels[frequency]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="tabular text-sm text-muted">
          {report === 'stock' ? t`${often} at ${time}` : t`${often} at ${time}: ${cover}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="sm"
          aria-label={t`Send me one now: ${label}, ${often}`}
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {t`Send me one now`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change: ${label}, ${often}`}
          onClick={() => setIsEditing(true)}
        >
          {t`Change`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Stop: ${label}, ${often}`}
          busy={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {t`Stop`}
        </Button>
      </div>
      <ReportDialog
        open={isEditing}
        onClose={() => setIsEditing(false)}
        available={available}
        subscription={subscription}
      />
    </li>
  );
}
