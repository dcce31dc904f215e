// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { StaffSession, Stop } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDb } from '../../lib/device-store.ts';
import { findElement } from '../../testing/find-element.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sessionQuery } from '../session/index.ts';
import { DeliveryForm } from './delivery-form.tsx';

const stop = { uid: 'o1', order_no: '7', to_collect: 65 } as Stop;
const session = {
  ...{ next: 'done', member: { uid: 'rider' }, permissions: ['orders.deliver'], by_pin: false },
} as StaffSession;
const WRONG_CODE = {
  code: 'WRONG_CODE',
  field: 'code',
  message: 'This is not the code of the order.',
};

let requests: string[];
let unmount = () => {};
beforeEach(async () => {
  requests = [];
  await (await deviceDb()).clear('actions');
});
afterEach(() => {
  unmount();
  queryClient().clear();
});

function renderForm(needsPhoto: boolean, response: () => unknown) {
  queryClient().setQueryData(sessionQuery.queryKey, session);
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, task: () => unknown) => task() },
    configurable: true,
  });
  const page = renderPage(
    <DeliveryForm stop={stop} refused={[]} needsPhoto={needsPhoto} />,
    '/',
    ({ pathname }) => {
      if (pathname.endsWith('/session')) return session;
      if (!pathname.includes('/o1/')) return { results: [] };
      requests.push(pathname);
      return response();
    },
  );
  unmount = page.unmount;
}

async function clickButton(text: string) {
  await findElement('form');
  const buttons = [...document.querySelectorAll('button')];
  (buttons.find((each) => each.textContent?.includes(text)) ?? expect.fail(`no ${text}`)).click();
}

async function fillIn(name: string, value: string) {
  (await findElement<HTMLInputElement>(`[name="${name}"]`)).value = value;
}

const expectText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text));

test('S10.269 where the shop demands a photo, a delivery without code and photo is refused on the device', async () => {
  renderForm(true, () => ({}));
  await clickButton('No code? Give a reason');
  await fillIn('reason', 'The phone is off');
  await clickButton('Delivered');
  await expectText('Please take a photo of where the order was left.');
  expect(requests).toEqual([]);
  expect(await (await deviceDb()).count('actions')).toBe(0);
});

test('S10.269 where it does not, the reason is enough', async () => {
  renderForm(false, () => ({}));
  await clickButton('No code? Give a reason');
  await fillIn('reason', 'The phone is off');
  await clickButton('Delivered');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

test('S10.392 a refusal is shown in the form that sent the action, which keeps what was typed', async () => {
  renderForm(false, () => Response.json(WRONG_CODE, { status: 422 }));
  await fillIn('code', '1234');
  await clickButton('Delivered');
  await expectText(WRONG_CODE.message);
  expect((await findElement<HTMLInputElement>('[name="code"]')).value).toBe('1234');
  expect(await (await deviceDb()).count('actions')).toBe(0);
});
