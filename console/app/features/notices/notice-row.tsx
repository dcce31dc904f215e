import { useLingui } from '@lingui/react/macro';
import type { StaffNotice } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { useDeleteNotice } from './notices-query.ts';

const NoticeDialog = lazyDialog(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** A notice with its time; removing it takes it off every page. */
export function NoticeRow({ notice }: { notice: StaffNotice }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteNotice(notice.notice_id);
  const { text, from, until, state } = notice;
  const start = formatIstDateTime(new Date(from));
  const end = until && formatIstDateTime(new Date(until));
  const badges = {
    shown: <Badge tone="leaf">{t`Shown now`}</Badge>,
    planned: <Badge tone="haldi">{t`Planned`}</Badge>,
    over: <Badge tone="plain">{t`Over`}</Badge>,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {text} {badges[state]}
        </p>
        <p className="tabular text-sm text-muted">
          {end ? t`${start} to ${end}` : t`from ${start}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change: ${text}`}
          onClick={() => setIsEditing(true)}
        >
          {t`Change`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Remove: ${text}`}
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onError: (error) => toastError(errorMessage(error, t`The change could not be made.`)),
            })
          }
        >
          {t`Remove`}
        </Button>
      </div>
      <NoticeDialog open={isEditing} onClose={() => setIsEditing(false)} notice={notice} />
    </li>
  );
}
