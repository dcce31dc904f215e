import clsx from 'clsx';

/** Grey placeholder of loading content; give it that content's size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-pulse-soft rounded-field bg-sunk', className)}
  />
);
