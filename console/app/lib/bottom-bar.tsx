import type { ReactNode } from 'react';

type Props = {
  /**
   * Floats above the bar, over the page, so that showing it causes no layout shift. Only its buttons receive clicks;
   * other clicks go to the page below. The end of the page leaves room for it.
   */
  note: ReactNode;
  children?: ReactNode;
};

/** A bar at the bottom of the viewport, for the actions on the whole page. */
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
