import { useLingui } from '@lingui/react/macro';
import type { StockTake } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { useCancelTake, useCloseTake } from './take-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Buttons that close a count, which sets the quantities to those counted, or cancel it. */
export function TakeActions({ take }: { take: StockTake }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayClose = useSession()?.permissions.includes('stock.manage') ?? false;
  const [asked, setAsked] = useState<'close' | 'cancel'>();
  const close = useCloseTake(take.uid);
  const cancel = useCancelTake(take.uid);
  const isOpen = take.state === 'open' || take.state === 'closing';
  if (!isOpen) return null;
  const hasCounted = take.lines.some(({ counted }) => counted !== null);
  const onSettled = () => setAsked(undefined);
  const closeIt = () =>
    close.mutate(undefined, {
      onSettled,
      onSuccess: ({ missing_for_orders: missing }) =>
        missing > 0
          ? toastWarning(t`Saved. ${missing} units are missing for orders.`)
          : toastSuccess(t`The count is closed.`),
    });
  const cancelIt = () =>
    cancel.mutate(undefined, { onSettled, onSuccess: () => navigate(paths.stockTakes) });
  return (
    <div className="grid max-w-3xl gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        {take.may_cancel && (
          <Button variant="outline" onClick={() => setAsked('cancel')}>
            {t`Cancel the count`}
          </Button>
        )}
        {mayClose && (
          <Button disabled={!hasCounted} onClick={() => setAsked('close')}>
            {t`Close the count`}
          </Button>
        )}
      </div>
      {!mayClose && <p className="text-muted">{t`A manager closes the count.`}</p>}
      <FormProblem error={close.error ?? cancel.error} />
      <ConfirmDialog
        open={asked === 'close'}
        onClose={onSettled}
        title={t`Close this count?`}
        description={t`The quantities change by the differences. What was sold or received since a product was counted stays.`}
        confirm={t`Close the count`}
        busy={close.isPending}
        onConfirm={closeIt}
      />
      <ConfirmDialog
        open={asked === 'cancel'}
        onClose={onSettled}
        title={t`Cancel this count?`}
        description={t`What was counted is dropped, and no quantity changes.`}
        confirm={t`Cancel the count`}
        busy={cancel.isPending}
        onConfirm={cancelIt}
      />
    </div>
  );
}
