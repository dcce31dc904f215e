import { useLingui } from '@lingui/react/macro';
import type { StaffPlan } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { PlanFacts } from './plan-facts.tsx';
import { useDeletePlan, useSetHidden } from './plans-query.ts';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** A plan with its terms; hiding it takes it off the wallet's page. */
export function PlanRow({ plan }: { plan: StaffPlan }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const setHidden = useSetHidden(plan.plan_id);
  const remove = useDeletePlan(plan.plan_id);
  const close = () => setOpen(undefined);
  const onError = (error: Error) =>
    toastError(errorMessage(error, t`The change could not be made.`));
  const { plan_name: name, is_hidden } = plan;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
        </p>
        <PlanFacts plan={plan} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change: ${name}`}
          onClick={() => setOpen('edit')}
        >
          {t`Change`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={is_hidden ? t`Offer: ${name}` : t`Hide: ${name}`}
          busy={setHidden.isPending}
          onClick={() => setHidden.mutate(!is_hidden, { onError })}
        >
          {is_hidden ? t`Offer` : t`Hide`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Remove: ${name}`}
          onClick={() => setOpen('remove')}
        >
          {t`Remove`}
        </Button>
      </div>
      <PlanDialog open={open === 'edit'} onClose={close} plan={plan} />
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title={t`Remove ${name}?`}
        description={t`Nobody can buy it any more. Who has bought it keeps it.`}
        confirm={t`Remove it`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: close })}
      />
    </li>
  );
}
