// @vitest-environment happy-dom
import type { OrderDetails } from '@sabuja/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DialogOpener } from '../../testing/dialog-opener.tsx';
import { asha, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { privateQueryKey } from '../session/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const page = testPage();
const CANCEL = 'POST /api/v1/orders/{orderId}/cancel';
const order = {
  ...{ uid: 'order-1', o_status: 'PLACED', payment_method: 'WALLET', payment_status: 1 },
  ...{ final_amount: 125, can_cancel: true },
} as OrderDetails;

it('S10.444 a cancelled order makes the page read the balance of the wallet again', async () => {
  page.server.on(CANCEL, ok({ ...order, o_status: 'CANCELLED' }));
  page.server.on('GET /api/v1/auth/whoami', ok(asha));
  const balance = privateQueryKey('wallet', 'balance', asha.uid);
  page.client.setQueryData(balance, { balance: 0 });
  page.show(<CancelDialog open order={order} onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitUntil(() => expect(page.server.sent(CANCEL)).toHaveLength(1));
  await waitUntil(() => expect(page.client.getQueryState(balance)?.isInvalidated).toBe(true));
  expect(page.client.getQueryState(privateQueryKey('user'))?.isInvalidated).toBe(true);
});

it('S10.454 the dialog that cancels an order opens without the error of its last use', async () => {
  page.server.on(CANCEL, problem(503, 'BUSY'));
  page.server.on('GET /api/v1/auth/whoami', ok(asha));
  page.show(<DialogOpener>{(state) => <CancelDialog order={order} {...state} />}</DialogOpener>);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await screen.findByText('the shop says BUSY');
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Open'));
  await screen.findByRole('dialog');
  expect(screen.queryByText('the shop says BUSY')).toBeNull();
});
