import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';

export function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="max-w-4xl">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
