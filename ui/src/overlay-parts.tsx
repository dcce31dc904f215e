import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { iconButtonClass } from './icon-button.tsx';

export type OverlayProps = {
  open: boolean;
  /** Called to close it: by Escape, the backdrop or the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Description read out with the title. */
  description?: ReactNode;
  /** Fixed below the scrolling content: the main button. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Backdrop and popup; traps the focus. */
export function OverlayRoot(props: Pick<OverlayProps, 'open' | 'onClose' | 'children'>) {
  // Base UI animates the opening only of what was mounted before.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <Base.Root open={props.open && isMounted} onOpenChange={(next) => next || props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className="overlay-veil" />
        {props.children}
      </Base.Portal>
    </Base.Root>
  );
}

type ContentProps = Pick<OverlayProps, 'title' | 'description' | 'footer' | 'children'> & {
  /** The content fills the available height. */
  fill?: boolean;
};

/** Title, close button, scrolling content and footer. */
export const OverlayContent = (props: ContentProps) => (
  <>
    <OverlayHeader title={props.title} description={props.description} />
    <div
      className={clsx(
        'min-h-0 overflow-y-auto overscroll-contain px-5 pt-1 pb-5',
        props.fill && 'flex-1',
      )}
    >
      {props.children}
    </div>
    {props.footer && (
      <footer className="border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {props.footer}
      </footer>
    )}
  </>
);

function OverlayHeader({ title, description }: Pick<OverlayProps, 'title' | 'description'>) {
  const { t } = useLingui();
  return (
    <header className="flex items-start justify-between gap-3 pt-3 pr-2 pb-2 pl-5">
      <div className="pt-2">
        <Base.Title className="text-title font-extrabold">{title}</Base.Title>
        {description && (
          <Base.Description className="mt-1 text-sm text-muted">{description}</Base.Description>
        )}
      </div>
      <Base.Close aria-label={t`Close`} className={iconButtonClass}>
        <X aria-hidden="true" className="size-5.5" />
      </Base.Close>
    </header>
  );
}
