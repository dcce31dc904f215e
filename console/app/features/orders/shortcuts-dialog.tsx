import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@sabuja/ui/dialog.tsx';

type Props = { open: boolean; onClose: () => void };

/** The keys of the board. */
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
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([names, text]) => (
          <div key={names} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex gap-1">
              {names.split('  ').map((name) => (
                <kbd
                  key={name}
                  className="rounded-tag border border-line-strong bg-sunk px-2 py-0.5 text-sm font-semibold"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
