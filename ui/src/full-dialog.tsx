import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClass } from './icon-button.tsx';
import { type OverlayProps, OverlayRoot } from './overlay-parts.tsx';

type Props = Omit<OverlayProps, 'footer'> & {
  /** Controls below the title, which choose what is shown. */
  controls: ReactNode;
};

/** Modal dialog as large as the screen. Import it only from lazily loaded modules. */
export function FullDialog({ open, onClose, title, description, controls, children }: Props) {
  const { t } = useLingui();
  return (
    <OverlayRoot open={open} onClose={onClose}>
      <Base.Popup className="overlay-panel dialog-panel fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper outline-none md:inset-4 md:rounded-panel md:shadow-float">
        <header className="grid gap-3 border-b border-line px-4 pt-2 pb-3">
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <Base.Title className="text-title font-extrabold">{title}</Base.Title>
              <Base.Description className="text-sm text-muted">{description}</Base.Description>
            </div>
            <Base.Close aria-label={t`Close`} className={iconButtonClass}>
              <X aria-hidden="true" className="size-5.5" />
            </Base.Close>
          </div>
          {controls}
        </header>
        {children}
      </Base.Popup>
    </OverlayRoot>
  );
}
