import { Skeleton } from '@sabuja/ui/skeleton.tsx';

/** Skeleton of a cart line that is loading. */
export const LineSkeleton = () => (
  <div aria-hidden="true" className="flex items-center gap-3 py-3.5">
    <Skeleton className="size-16" />
    <div className="grid flex-1 gap-2">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
    </div>
    <Skeleton className="h-11 w-28" />
  </div>
);
