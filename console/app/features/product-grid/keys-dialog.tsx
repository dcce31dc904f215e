import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { KeyList } from '../../lib/key-list.tsx';

type Props = { open: boolean; onClose: () => void };

/** Lists the keyboard shortcuts of the grid. */
export function KeysDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Keys of the grid`}>
      <KeyList
        keys={[
          ['←  ↑  →  ↓', t`Next cell`],
          ['Tab', t`Next cell, row by row`],
          ['Home  End', t`First and last column`],
          ['Ctrl Home', t`First cell`],
          ['Shift ↓', t`Select a range`],
          ['Ctrl A', t`Select all`],
          ['Enter  F2', t`Change the cell`],
          ['Esc', t`Leave it as it was`],
          ['Alt Enter', t`New line in a description`],
          ['Delete', t`Empty the cells`],
          ['Ctrl C  Ctrl X', t`Copy, cut`],
          ['Ctrl V', t`Paste, also from a spreadsheet`],
          ['Ctrl D', t`Fill down`],
          ['Ctrl Z  Ctrl Y', t`Undo, redo`],
          ['Ctrl S', t`Save all`],
          ['Esc Tab', t`Leave the grid`],
        ]}
      />
    </Dialog>
  );
}
