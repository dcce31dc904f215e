import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintReason } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { useSetHidden } from './reasons-query.ts';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** A reason in its languages; hiding it takes it out of the list that customers choose from. */
export function ReasonRow({ reason }: { reason: StaffComplaintReason }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const setHidden = useSetHidden(reason.reason_id);
  const { description: name, translations, is_hidden } = reason;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
        </p>
        {(['hi', 'or'] as const).map((locale) => (
          <p key={locale} lang={locale} className="text-sm text-muted wrap-anywhere empty:hidden">
            {translations[locale]?.description}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change: ${name}`}
          onClick={() => setIsEditing(true)}
        >
          {t`Change`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={is_hidden ? t`Offer: ${name}` : t`Hide: ${name}`}
          busy={setHidden.isPending}
          onClick={() =>
            setHidden.mutate(!is_hidden, {
              onError: (error) => toastError(errorMessage(error, t`The change could not be made.`)),
            })
          }
        >
          {is_hidden ? t`Offer` : t`Hide`}
        </Button>
      </div>
      <ReasonDialog open={isEditing} onClose={() => setIsEditing(false)} reason={reason} />
    </li>
  );
}
