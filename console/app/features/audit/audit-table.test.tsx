// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuditTable } from './audit-table.tsx';

const entry = {
  ...{ id: 1, at: '2026-11-20T06:00:00.000Z', member: 'Asha', role: 'manager' },
  ...{ action: 'order.move', subject: 'order', subject_id: 'a1', before: null, after: null },
  ...{ request_id: null, address: null },
};

test('S10.428 the audit log shows a reason, also one that is erased with the customer', async () => {
  const entries = [
    { ...entry, reason: 'Counted again', personal: null },
    { ...entry, id: 2, reason: null, personal: { reason: 'The road is flooded' } },
    { ...entry, id: 3, reason: null, personal: null },
  ];
  const page = renderPage(<AuditTable entries={entries} />, '/audit', () => ({}));
  const reasons = () =>
    [...page.parent.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
  await vi.waitFor(() => expect(reasons()).toEqual(['Counted again', 'The road is flooded', '']));
  page.unmount();
});
