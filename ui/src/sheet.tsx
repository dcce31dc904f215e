import { Dialog as Base } from '@base-ui/react/dialog';
import { OverlayContent, type OverlayProps, OverlayRoot } from './overlay-parts.tsx';

/**
 * Modal panel from the bottom edge on phones and from the right on wider screens. Traps the focus;
 * Escape and the backdrop close it. Import it only from lazily loaded modules.
 */
export const Sheet = ({ open, onClose, ...content }: OverlayProps) => (
  <OverlayRoot open={open} onClose={onClose}>
    <Base.Popup className="overlay-panel sheet-panel fixed inset-x-0 bottom-0 z-50 flex h-[min(92dvh,48rem)] flex-col overflow-hidden rounded-t-panel bg-paper shadow-float outline-none md:inset-y-0 md:right-0 md:left-auto md:h-auto md:w-[27rem] md:rounded-l-panel md:rounded-tr-none">
      <OverlayContent {...content} fill />
    </Base.Popup>
  </OverlayRoot>
);
