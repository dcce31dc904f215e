// @vitest-environment happy-dom
import type { StaffSlot } from '@sabuja/contract';
import { istDate } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { expect, test, vi } from 'vitest';
import { findElement } from '../../testing/find-element.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SlotActions } from './slot-actions.tsx';

const slot = { slot_id: 1, name: '9 to 11', capacity: 5, usual_capacity: 5, closed_reason: null };
const alert = () => document.querySelector('[role=alert]');

test('S10.443 a dialog opens without the error of its last use', async () => {
  const actions = <SlotActions date={istDate(new Date())} slot={slot as StaffSlot} />;
  const page = renderPage(actions, '/', () => ({}));
  const refusal = { code: 'X', message: 'The day is over.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  const open = async () => (await findElement(`[aria-label="Close ${slot.name}"]`)).click();
  await open();
  const form = await findElement<HTMLFormElement>('form');
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(alert()?.textContent).toContain(refusal.message));
  (await findElement('[aria-label=Close]')).click();
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
  await open();
  await findElement('form');
  expect(alert()).toBeNull();
  page.unmount();
  queryClient().clear();
});
