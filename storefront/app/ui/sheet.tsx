import { Dialog as Base } from '@base-ui/react/dialog';
import { OverlayFoot, OverlayHead, type OverlayProps } from './overlay-parts.tsx';

/**
 * A panel from the bottom edge on phones and from the right on wider screens.
 * Focus stays inside, Escape and the veil close it. Import it from lazily loaded modules only.
 */
export function Sheet({ open, onOpenChange, title, description, footer, children }: OverlayProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="overlay-veil" />
        <Base.Popup className="overlay-panel sheet-panel fixed inset-x-0 bottom-0 z-50 flex h-[min(92dvh,48rem)] flex-col overflow-hidden rounded-t-panel bg-paper shadow-float outline-none md:inset-y-0 md:right-0 md:left-auto md:h-auto md:w-[27rem] md:rounded-l-panel md:rounded-tr-none">
          <OverlayHead title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {children}
          </div>
          {footer && <OverlayFoot>{footer}</OverlayFoot>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
