import clsx from 'clsx';

/** The grey shape of what is on its way; give it the size of what it stands for. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-pulse-soft rounded-field bg-sunk', className)}
  />
);
