import { Dialog as Base } from '@base-ui/react/dialog';
import { OverlayFoot, OverlayHead, type OverlayProps } from './overlay-parts.tsx';

/**
 * A question or a small form over the page: focus stays inside, Escape and the veil close it.
 * Import it from lazily loaded modules only.
 */
export function Dialog({ open, onOpenChange, title, description, footer, children }: OverlayProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="overlay-veil" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup className="overlay-panel dialog-panel flex max-h-full w-full max-w-md flex-col overflow-hidden rounded-panel bg-paper shadow-float outline-none">
            <OverlayHead title={title} description={description} />
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
              {children}
            </div>
            {footer && <OverlayFoot>{footer}</OverlayFoot>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
