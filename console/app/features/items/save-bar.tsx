import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { SaveButton } from '../../lib/save-button.tsx';
import type { DraftForm } from '../../lib/use-draft-form.ts';

/** Buttons that save or discard the changes; sticky at the bottom of a long form. */
export function SaveBar<Saved, Name extends string>({ form }: { form: DraftForm<Saved, Name> }) {
  const { t } = useLingui();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 lg:-mx-6 lg:px-6">
      <FormProblem error={form.error} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {form.isDirty && !form.isUploading && (
          <span className="mr-auto text-sm text-muted">{t`Not saved yet`}</span>
        )}
        {form.isDirty && form.saved && (
          <Button variant="outline" className="order-1" onClick={form.discard}>
            {t`Discard`}
          </Button>
        )}
        <SaveButton form={form} disabled={!form.isDirty} className="order-2" />
      </div>
    </div>
  );
}
