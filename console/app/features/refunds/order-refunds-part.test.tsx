// @vitest-environment happy-dom
import type { StaffSession } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { findElement } from '../../testing/find-element.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sessionQuery } from '../session/index.ts';
import { OrderRefundsPart } from './order-refunds-part.tsx';
import { refundableQuery } from './refund-queries.ts';

const session: StaffSession = {
  ...{ next: 'done', second_factor_at: null, second_factors: [], language: null, by_pin: false },
  member: { uid: 'a', name: 'Asha', email: 'asha@shop.example', role: 'manager' },
  permissions: ['orders.documents', 'refunds.make'],
  expires_at: '2100-01-01T00:00:00.000Z',
};
const refundable = {
  ...{ refunds: [], lines: [], remaining: 80, paid: 80, can_refund: true, alone: null },
  ...{ wallet_exists: true, source_remaining: 0 },
};

const Status = () => <output>{useQuery(refundableQuery('o1')).status}</output>;

test('S10.442 a refund that is being entered stays when what can be refunded cannot be loaded again', async () => {
  queryClient().setQueryData(sessionQuery.queryKey, session);
  const part = (
    <>
      <OrderRefundsPart order={{ uid: 'o1', order_no: '7' }} />
      <Status />
    </>
  );
  const page = renderPage(part, '/', () => refundable);
  (await findElement<HTMLButtonElement>('section button')).click();
  const reason = await findElement<HTMLInputElement>('input[name=reason]');
  vi.stubGlobal('fetch', async () => Response.json({ code: 'X', message: 'no' }, { status: 400 }));
  await queryClient().invalidateQueries({ queryKey: refundableQuery('o1').queryKey });
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('error'));
  expect(reason.isConnected).toBe(true);
  page.unmount();
  queryClient().clear();
});
