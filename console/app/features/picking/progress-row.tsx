import { Button } from '@sabuja/ui/button.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Button that undoes the last pick; false if there is nothing to undo. */
  undo: false | { label: string; busy: boolean; onClick: () => void };
};

/** Progress of picking. Equally high with and without `undo`: the bar must not grow over the next button. */
export const ProgressRow = ({ children, undo }: Props) => (
  <div className="flex min-h-16 w-full min-w-0 items-center justify-between gap-3 sm:min-h-12 sm:w-auto sm:grow sm:basis-80">
    <div className="min-w-0 flex-1">{children}</div>
    {undo && (
      <Button
        size="lg"
        variant="ghost"
        className="max-w-1/2 min-w-0"
        busy={undo.busy}
        onClick={undo.onClick}
      >
        <Undo2 aria-hidden="true" className="size-5 shrink-0" />
        <span className="line-clamp-2 text-left text-sm leading-tight wrap-anywhere">
          {undo.label}
        </span>
      </Button>
    )}
  </div>
);
