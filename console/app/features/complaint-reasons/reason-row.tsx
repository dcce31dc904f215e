import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintReason } from '@sabuja/contract';
import { translatedLocales } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { RecordRow } from '../../lib/record-row.tsx';
import { useSetHidden } from './reasons-query.ts';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** A reason and its translations. Customers cannot choose a hidden reason. */
export function ReasonRow({ reason }: { reason: StaffComplaintReason }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const setHidden = useSetHidden(reason.reason_id);
  const { description: name, translations, is_hidden } = reason;
  return (
    <RecordRow
      name={name}
      title={
        <>
          {' '}
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
        </>
      }
      onEdit={() => setIsEditing(true)}
      action={{
        label: is_hidden ? t`Offer` : t`Hide`,
        description: is_hidden ? t`Offer: ${name}` : t`Hide: ${name}`,
        busy: setHidden.isPending,
        run: (options) => setHidden.mutate(!is_hidden, options),
      }}
      dialog={<ReasonDialog open={isEditing} onClose={() => setIsEditing(false)} reason={reason} />}
    >
      {translatedLocales.map((locale) => (
        <p key={locale} lang={locale} className="text-sm text-muted wrap-anywhere empty:hidden">
          {translations[locale]?.description}
        </p>
      ))}
    </RecordRow>
  );
}
