// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asha, settle, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { BalanceCard } from './balance-card.tsx';
import { Transactions } from './transactions.tsx';
import { walletKey } from './wallet-queries.ts';

const page = testPage();
const BALANCE = 'GET /api/v1/wallet/';

it('S10.448 a balance that cannot be read again leaves the card with what was typed', async () => {
  page.server.on(BALANCE, ok({ balance: 250, owed: 0 }), problem(503, 'BUSY'));
  const recharge = { busy: false, confirming: true, start: async () => true };
  const shown = page.show(<BalanceCard user={asha} recharge={recharge} />);
  await waitUntil(() => expect(shown.textContent).toContain('₹250.00'));
  const field = shown.querySelector('input') as HTMLInputElement;
  fireEvent.change(field, { target: { value: '700' } });
  await page.client.invalidateQueries({ queryKey: walletKey });
  expect(page.server.sent(BALANCE)).toHaveLength(2);
  await waitUntil(() =>
    expect(page.client.getQueryState([...walletKey, 'balance', asha.uid])?.status).toBe('error'),
  );
  await settle();
  expect(shown.textContent).toContain('₹250.00');
  expect(shown.textContent).toContain('You need not pay again.');
  expect((screen.getByRole('spinbutton') as HTMLInputElement).value).toBe('700');
});

it('S10.448 transactions that cannot be read again stay, without an alert', async () => {
  const transaction = { id: 1, description: 'Recharge', amount: 5, updated_at: new Date() };
  const HISTORY = 'GET /api/v1/wallet/transactions/';
  page.server.on(
    HISTORY,
    ok({ results: [transaction], total: 1, total_pages: 1 }),
    problem(503, 'BUSY'),
  );
  const shown = page.show(<Transactions user={asha} />);
  await waitUntil(() => expect(shown.textContent).toContain('Recharge'));
  await page.client.invalidateQueries({ queryKey: walletKey });
  await waitUntil(() =>
    expect(page.client.getQueryState([...walletKey, 'transactions', asha.uid, 1])?.status).toBe(
      'error',
    ),
  );
  await settle();
  expect(shown.textContent).toContain('Recharge');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('S8.10 a balance that was never read says so', async () => {
  page.server.on(BALANCE, problem(503, 'BUSY'));
  const recharge = { busy: false, confirming: false, start: async () => true };
  const shown = page.show(<BalanceCard user={asha} recharge={recharge} />);
  await waitUntil(() => expect(shown.textContent).toContain('Failed to fetch wallet details.'));
});
