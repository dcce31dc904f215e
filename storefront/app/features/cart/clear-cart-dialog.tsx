import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCartChanges } from './use-cart-changes.ts';

export type ClearCartDialogProps = { open: boolean; lines: number; onClose: () => void };

export function ClearCartDialog({ open, lines, onClose }: ClearCartDialogProps) {
  const { t } = useLingui();
  const { clear } = useCartChanges();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Clear your cart?`}
      description={t`${plural(lines, {
        one: 'The product in it will be removed.',
        other: 'All # products in it will be removed.',
      })}`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t`Keep it`}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              clear();
              onClose();
            }}
          >
            {t`Clear cart`}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  );
}
