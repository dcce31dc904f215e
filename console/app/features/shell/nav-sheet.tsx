import { useLingui } from '@lingui/react/macro';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { Account } from './account.tsx';
import { Nav } from './nav.tsx';

type Props = { open: boolean; onClose: () => void };

/** The navigation of the console on narrow screens. */
export function NavSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Menu`}>
      <div className="on-deep grid gap-4 rounded-card bg-deep p-3 text-on-deep">
        <Nav onChoose={onClose} />
        <Account onChoose={onClose} />
      </div>
    </Sheet>
  );
}
