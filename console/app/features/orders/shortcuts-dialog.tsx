import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { KeyList } from '../../lib/key-list.tsx';

type Props = { open: boolean; onClose: () => void };

/** Lists the keyboard shortcuts of the board. */
export function ShortcutsDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  const keys = [
    ['j  ↓', t`Next order`],
    ['k  ↑', t`Previous order`],
    ['x', t`Select the order`],
    ['a', t`Select all`],
    ['Enter  o', t`Open the order`],
    ['/  Ctrl K', t`Find an order`],
    ['Esc', t`Clear the selection`],
    ['?', t`Keyboard shortcuts`],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} title={t`Keyboard shortcuts`}>
      <KeyList keys={keys} />
    </Dialog>
  );
}
