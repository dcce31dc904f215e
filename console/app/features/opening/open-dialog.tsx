import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useOpenShop } from './opening-mutations.ts';

/** Asks before the shop opens for good. Import it only from lazily loaded modules. */
export function OpenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const openShop = useOpenShop();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Open the shop?`}
      description={t`From now on everybody sees it and can order. It stays open; ordering can be paused under Slots.`}
    >
      <div className="grid gap-3">
        <FormProblem error={openShop.error} />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t`Not yet`}
          </Button>
          <Button
            busy={openShop.isPending}
            onClick={() => openShop.mutate(undefined, { onSuccess: onClose })}
          >
            {t`Open it now`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
