import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';

export function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      className="grid items-start gap-x-6 gap-y-4 pb-8 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]"
    >
      <span className="sr-only">{t`Loading your checkout`}</span>
      <Skeleton className="h-60 rounded-card" />
      <div className="grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  );
}
