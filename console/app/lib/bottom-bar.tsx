import type { ReactNode } from 'react';

type Props = {
  /**
   * Floats above the bar, over the page: nothing moves when it appears, and all but its buttons lets presses through. At
   * the end of the page there is room for it.
   */
  note: ReactNode;
  children?: ReactNode;
};

/** Stays at the bottom edge of the page: what can be done with the whole of it. */
export const BottomBar = ({ note, children }: Props) => (
  <div className="bottom-bar sticky bottom-0 z-20 -mx-4 mt-18 min-w-0 lg:-mx-6 print:hidden">
    <div className="pointer-events-none absolute inset-x-4 bottom-full pb-2 lg:inset-x-6 [&_button]:pointer-events-auto">
      {note}
    </div>
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 empty:hidden lg:px-6">
      {children}
    </div>
  </div>
);
