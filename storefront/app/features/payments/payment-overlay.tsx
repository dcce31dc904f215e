import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { usePaymentStep } from './payment-steps.ts';

const VerifyingOverlay = lazyComponent(
  async () => (await import('./verifying-overlay.tsx')).VerifyingOverlay,
);

/** Rendered on every page that takes payments; its code is loaded when a payment starts. */
export function PaymentOverlay() {
  const step = usePaymentStep();
  return step !== 'idle' && <VerifyingOverlay open={step === 'verifying'} />;
}
