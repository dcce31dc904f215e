import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** Floats above the bar, in room that is always left for it: what is pressed does not move when the note appears. */
  note?: ReactNode;
  children?: ReactNode;
};

/** Stays at the bottom edge of the page: what can be done with the whole of it. */
export const BottomBar = ({ note, children }: Props) => (
  <div
    className={clsx('sticky bottom-0 z-20 -mx-4 min-w-0 lg:-mx-6 print:hidden', note && 'mt-14')}
  >
    {note && <div className="absolute inset-x-4 bottom-full pb-2 lg:inset-x-6">{note}</div>}
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 empty:hidden lg:px-6">
      {children}
    </div>
  </div>
);
