import { lazy, Suspense } from 'react';
import { usePaymentStep } from './payment-steps.ts';

const VerifyingOverlay = lazy(async () => ({
  default: (await import('./verifying-overlay.tsx')).VerifyingOverlay,
}));

/** Rendered on every page that takes payments; its code is loaded when a payment starts. */
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
