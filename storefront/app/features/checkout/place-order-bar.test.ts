import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import { mainButtonText } from './place-order-bar.tsx';

describe('payment methods', () => {
  it('S2f.8 the main button is labelled with its action, or with what is in progress', () => {
    const buttonText = (state: Partial<Parameters<typeof mainButtonText>[0]>) =>
      inEnglish(
        mainButtonText({ isSubmitting: false, isCalculating: false, payment: 'COD', ...state }),
      );
    expect(buttonText({})).toBe('Place Order');
    expect(buttonText({ payment: '' })).toBe('Place Order');
    expect(buttonText({ payment: 'ONLINE' })).toBe('Place Order');
    expect(buttonText({ payment: 'WALLET' })).toBe('Open Wallet Modal');
    expect(buttonText({ payment: 'WALLET', isCalculating: true })).toBe('Calculating...');
    expect(buttonText({ isCalculating: true, isSubmitting: true })).toBe('Processing...');
  });

  it('S2f.5 have the labels Cash on Delivery, Online Payment and Wallet Payment', () => {
    const labels = (['COD', 'ONLINE', 'WALLET'] as const).map((one) => paymentMethodLabels[one]);
    expect(labels.map(inEnglish)).toEqual(['Cash on Delivery', 'Online Payment', 'Wallet Payment']);
  });
});
