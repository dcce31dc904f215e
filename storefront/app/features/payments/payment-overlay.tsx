import { lazy, Suspense } from 'react';
import { usePaymentStep } from './payment-steps.ts';

const VerifyingOverlay = lazy(async () => ({
  default: (await import('./verifying-overlay.tsx')).VerifyingOverlay,
}));

/** Stands on every page that takes payments; fetched when one begins, so that it is there in time. */
export function PaymentOverlay() {
  const step = usePaymentStep();
  return (
    step !== 'idle' && (
      <Suspense>
        <VerifyingOverlay open={step === 'verifying'} />
      </Suspense>
    )
  );
}
