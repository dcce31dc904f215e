import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@sabuja/ui/confirm-dialog.tsx';
import { useCartActions } from './use-cart-actions.ts';

export type ClearCartDialogProps = { open: boolean; lines: number; onClose: () => void };

export function ClearCartDialog({ open, lines, onClose }: ClearCartDialogProps) {
  const { t } = useLingui();
  const { clear } = useCartActions();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Clear your cart?`}
      description={t`${plural(lines, {
        one: 'The product in it will be removed.',
        other: 'All # products in it will be removed.',
      })}`}
      confirm={t`Clear cart`}
      onConfirm={() => {
        clear();
        onClose();
      }}
    />
  );
}
