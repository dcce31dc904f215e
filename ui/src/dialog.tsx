import { Dialog as Base } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import { OverlayContent, type OverlayProps, OverlayRoot } from './overlay-parts.tsx';

type DialogProps = OverlayProps & {
  /** The element that gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Whether closing returns the focus to where it was; false if another element takes it. */
  finalFocus?: () => boolean;
};

/**
 * Modal dialog for a question or a small form: traps the focus; Escape and the backdrop close it.
 * Import it only from lazily loaded modules.
 */
export const Dialog = ({ open, onClose, initialFocus, finalFocus, ...content }: DialogProps) => (
  <OverlayRoot open={open} onClose={onClose}>
    <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
      <Base.Popup
        {...(initialFocus && { initialFocus })}
        {...(finalFocus && { finalFocus })}
        className="overlay-panel dialog-panel flex max-h-full w-full max-w-md flex-col overflow-hidden rounded-panel bg-paper shadow-float outline-none"
      >
        <OverlayContent {...content} />
      </Base.Popup>
    </Base.Viewport>
  </OverlayRoot>
);
