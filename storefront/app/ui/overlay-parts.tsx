import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClass } from './icon-button.tsx';

export type OverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says more than the title, read out with it. */
  description?: ReactNode;
  /** Stays in view under the scrolling content: the main button. */
  footer?: ReactNode;
  children: ReactNode;
};

export function OverlayHead({ title, description }: Pick<OverlayProps, 'title' | 'description'>) {
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

export const OverlayFoot = ({ children }: { children: ReactNode }) => (
  <footer className="border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
    {children}
  </footer>
);
