import { lazy, Suspense } from 'react';
import { usePayStep } from './pay-steps.ts';

const VerifyingCover = lazy(async () => ({
  default: (await import('./verifying-cover.tsx')).VerifyingCover,
}));

/** Stands on every page that takes payments; fetched when one begins, so that it is there in time. */
export function PayCover() {
  const step = usePayStep();
  return (
    step !== 'idle' && (
      <Suspense>
        <VerifyingCover open={step === 'verifying'} />
      </Suspense>
    )
  );
}
