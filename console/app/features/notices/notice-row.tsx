import { useLingui } from '@lingui/react/macro';
import type { StaffNotice } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { RecordRow } from '../../lib/record-row.tsx';
import { useDeleteNotice } from './notices-query.ts';

const NoticeDialog = lazyDialog(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** A notice with its period; a removed notice is not shown on any page. */
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
    <RecordRow
      name={text}
      title={
        <>
          {' '}
          {text} {badges[state]}
        </>
      }
      onEdit={() => setIsEditing(true)}
      action={{
        label: t`Remove`,
        description: t`Remove: ${text}`,
        busy: remove.isPending,
        run: (options) => remove.mutate(undefined, options),
      }}
      dialog={<NoticeDialog open={isEditing} onClose={() => setIsEditing(false)} notice={notice} />}
    >
      <p className="tabular text-sm text-muted">{end ? t`${start} to ${end}` : t`from ${start}`}</p>
    </RecordRow>
  );
}
