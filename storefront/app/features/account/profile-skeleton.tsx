import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';

export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      className="wrap grid items-start gap-5 pt-5 pb-10 md:grid-cols-[15rem_1fr] md:gap-8 md:pt-8"
    >
      <span className="sr-only">{t`Loading your profile`}</span>
      <Skeleton className="h-11 md:h-40 md:rounded-card" />
      <Skeleton className="h-64 max-w-3xl rounded-card" />
    </div>
  );
}
