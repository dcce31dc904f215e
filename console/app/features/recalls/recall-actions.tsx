import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RecallDetails } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { useEndRecall, useNotifyRecall } from './recall-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Buttons that notify the customers, download the list as a file, and end the recall. */
export function RecallActions({ recall }: { recall: RecallDetails }) {
  const { t } = useLingui();
  const [isEnding, setIsEnding] = useState(false);
  const notify = useNotifyRecall(recall.id);
  const end = useEndRecall(recall.id);
  const waiting = recall.orders.filter(({ to_notify }) => to_notify).length;
  const isOpen = recall.ended_at === null;
  const notifyAll = () =>
    notify.mutate(undefined, {
      onSuccess: ({ notified }) =>
        toastSuccess(
          t`${plural(notified, { one: '# customer is notified.', other: '# customers are notified.' })}`,
        ),
    });
  const endIt = () => end.mutate(undefined, { onSettled: () => setIsEnding(false) });
  return (
    <div className="grid max-w-3xl gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {isOpen && (
          <Button disabled={waiting === 0} busy={notify.isPending} onClick={notifyAll}>
            {t`${plural(waiting, { one: 'Notify # customer', other: 'Notify # customers' })}`}
          </Button>
        )}
        {isOpen && (
          <Button variant="outline" onClick={() => setIsEnding(true)}>
            {t`End the recall`}
          </Button>
        )}
        {recall.orders.length > 0 && (
          <SheetButtons
            label={t`These orders`}
            path={`/api/v1/staff/recalls/${recall.id}/csv`}
            name={`recall-${recall.id}`}
          />
        )}
      </div>
      <FormProblem error={notify.error ?? end.error} />
      <ConfirmDialog
        open={isEnding}
        onClose={() => setIsEnding(false)}
        title={t`End this recall?`}
        description={t`Pickers are not warned any more. The batch stays off sale.`}
        confirm={t`End the recall`}
        busy={end.isPending}
        onConfirm={endIt}
      />
    </div>
  );
}
