import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { changedFields } from './grid-rows.ts';
import type { Saving } from './use-saving.ts';

type Props = { saving: Saving; said: string; isReadOnly: boolean; onDiscard: () => void };

/** The last action, the number of changes, and buttons to save or discard them. */
export function SaveAllBar({ saving, said, isReadOnly, onDiscard }: Props) {
  const { t } = useLingui();
  const { changed, isSaving, progress } = saving;
  const cells = changed.reduce((count, row) => count + changedFields(row).length, 0);
  return (
    <div className="grid gap-2">
      <FormProblem error={saving.error} />
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 text-sm text-muted">
          {said}
        </p>
        {isSaving && (
          <label className="flex items-center gap-2 text-sm">
            <span className="tabular">{t`${progress.done} of ${progress.total}`}</span>
            <progress
              value={progress.done}
              max={progress.total}
              aria-label={t`Products sent`}
              className="w-28 accent-leaf"
            />
          </label>
        )}
        {!isReadOnly && (
          <>
            <span className="tabular text-sm font-semibold">
              {cells > 0 ? t`Cells changed: ${cells}, in products: ${changed.length}` : ''}
            </span>
            {cells > 0 && (
              <Button variant="outline" disabled={isSaving} onClick={onDiscard}>
                {t`Discard`}
              </Button>
            )}
            <Button
              busy={isSaving}
              disabled={cells === 0}
              aria-keyshortcuts="Control+S"
              onClick={saving.save}
            >
              {t`Save all`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
