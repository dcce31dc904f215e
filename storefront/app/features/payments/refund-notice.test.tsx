// @vitest-environment happy-dom
import type { Order, Refund } from '@sabuja/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testPage } from '../../testing/render-on-page.tsx';
import { ok } from '../../testing/stub-server.ts';
import { RefundNotice } from './refund-notice.tsx';

const page = testPage();
const refund = (changes: Partial<Refund>) => ({
  ...{ payment_id: 'pay_1', reason: 'CANCELLED', amount: 100, state: 'ON_ITS_WAY' },
  ...{ whole: false, to_wallet: false },
  ...changes,
});

it.each([
  ['refused', [refund({ state: 'HELD_UP' })], 'Your money could not be sent back yet'],
  [
    'refused beside another',
    [refund({ state: 'DONE' }), refund({ payment_id: 'pay_2', state: 'HELD_UP' })],
    'Your money could not be sent back yet',
  ],
  [
    'credited to the wallet instead',
    [refund({ state: 'HELD_UP', to_wallet: true })],
    'Your money is in your wallet',
  ],
])('S10.451 S10.338 the heading names a refund that was %s', async (_, results, heading) => {
  page.server.on('GET /api/v1/payment/refunds/{orderId}', ok({ results }));
  page.show(<RefundNotice order={{ uid: 'order-1' } as Order} />);
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
});
