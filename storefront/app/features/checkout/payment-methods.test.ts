import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { paymentWords } from '../../lib/payment-words.ts';
import { mainButtonText } from './payment-methods.ts';

describe('payment methods', () => {
  it('S2f.8 the main button says what pressing it does, or what is under way', () => {
    const says = (state: Partial<Parameters<typeof mainButtonText>[0]>) =>
      inEnglish(mainButtonText({ placing: false, calculating: false, payment: 'COD', ...state }));
    expect(says({})).toBe('Place Order');
    expect(says({ payment: '' })).toBe('Place Order');
    expect(says({ payment: 'ONLINE' })).toBe('Place Order');
    expect(says({ payment: 'WALLET' })).toBe('Open Wallet Modal');
    expect(says({ payment: 'WALLET', calculating: true })).toBe('Calculating...');
    expect(says({ calculating: true, placing: true })).toBe('Processing...');
  });

  it('S2f.5 are called Cash on Delivery, Online Payment and Wallet Payment', () => {
    const labels = (['COD', 'ONLINE', 'WALLET'] as const).map((one) => paymentWords[one]);
    expect(labels.map(inEnglish)).toEqual(['Cash on Delivery', 'Online Payment', 'Wallet Payment']);
  });
});
