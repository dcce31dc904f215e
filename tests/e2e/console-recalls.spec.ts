import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.176 S10.177 S10.178 S10.179 S10.299 a manager recalls a batch, sees its orders, notifies once and ends it; the picker is warned', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const name = `Paneer ${key}`;
  const { subcategories } = await shopkeeper.createCategory(`Dairy ${key}`, [`Cheese ${key}`]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name, quantity: 0, cost: 200 });
  const console = manager.page;
  await console.goto('/console/stock');
  await console.getByRole('searchbox', { name: 'Find a product' }).fill(name);
  await console.getByRole('button', { name: 'Find' }).click();
  await console.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  const sheet = console.getByRole('dialog', { name });
  await sheet.getByRole('button', { name: 'Receive' }).click();
  await sheet.getByLabel('Units received').fill('9');
  await sheet.getByLabel('Supplier').fill('Maa Tarini Farm');
  await sheet.getByLabel('Batch').fill(`B-${key}`);
  await sheet.getByRole('button', { name: 'Receive' }).last().click();
  await expect(sheet.getByRole('listitem')).toContainText([/Received/]);

  const customer = await signInAsCustomer(page, shopper);
  const delivered = await customer.placeOrder({ id, quantity: 2 });
  for (const to of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await shopkeeper.transitionOrder(delivered, to);
  const open = await customer.placeOrder({ id, quantity: 1 });
  await shopkeeper.transitionOrder(open, 'CONFIRMED');

  await sheet.getByRole('link', { name: 'Batches and recalls' }).click();
  const batch = console.getByRole('listitem').filter({ hasText: `B-${key}` });
  await expect(batch).toContainText('6 of 9 left');
  await console.getByRole('searchbox', { name: 'Find a batch' }).fill(`B-${key}`);
  await expect(console.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await batch.getByRole('button', { name: 'Recall' }).click();
  const dialog = console.getByRole('dialog', { name: 'Recall this batch' });
  await expect(dialog).toContainText('What is left of it, 6 units, leaves the stock');
  await dialog.getByLabel('Reason').fill('Listeria, the farm says');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Recall the batch' }).click();

  await expect(console.getByRole('heading', { level: 1 })).toHaveText(`Recall · ${name}`);
  await expect(console.getByText('6 units were taken off sale.')).toBeVisible();
  const order = (uid: string) =>
    console.getByRole('listitem').filter({ hasText: `#${uid.split('-')[0]}` });
  await expect(order(delivered)).toContainText(/to notify.*Delivered.*× 2/);
  await expect(order(open)).toContainText('× 1');
  await expect(order(open)).not.toContainText('to notify');
  await expectAtEveryWidth(manager);
  await console.getByRole('button', { name: 'Notify 1 customer' }).click();
  await expect(order(delivered)).toContainText('notified');
  await expect(console.getByRole('button', { name: 'Notify 0 customers' })).toBeDisabled();
  const [file] = await Promise.all([
    console.waitForEvent('download'),
    console.getByRole('button', { name: 'These orders as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^recall-\d+\.csv$/);

  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  await picker.page.setViewportSize({ width: 768, height: 1024 });
  await picker.page.goto(`/console/picking/${open}`);
  const line = picker.page.getByRole('article', { name });
  await expect(line).toContainText(`Recalled: do not pack ${name} of Maa Tarini Farm · B-${key}.`);
  await picker.shopper.expectAccessible();

  await console.getByRole('button', { name: 'End the recall' }).click();
  await console
    .getByRole('dialog', { name: 'End this recall?' })
    .getByRole('button', { name: 'End the recall' })
    .click();
  await expect(
    console.getByText(/This recall ended on .* The batch stays off sale\./),
  ).toBeVisible();
  await console.getByRole('link', { name: 'All recalls' }).click();
  await console.getByRole('searchbox', { name: 'Find a recall' }).fill(`B-${key}`);
  const recall = console.getByRole('link', { name });
  await expect(recall).toContainText('ended');
  await console.getByLabel('State').selectOption('recalled');
  await expect(console.getByText('There are no such recalls.')).toBeVisible();
  await console.reload();
  await expect(console.getByText('There are no such recalls.')).toBeVisible();
  await console.getByLabel('State').selectOption('ended');
  await expect(recall).toBeVisible();
  await expectAtEveryWidth(manager);
  await picker.page.reload();
  await expect(line).not.toContainText('Recalled');
  await picker.context.close();
});

/** Runs in the page: timers of 250 ms (the debounce delay of a search) fire only when `endPauses` is called. */
const HOLD_PAUSES = () => {
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const held = new Map<number, () => void>();
  let lastId = 0;
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...values: unknown[]) => {
      if (delay !== 250) return start(run, delay, ...values);
      lastId -= 1;
      held.set(lastId, run);
      return lastId;
    },
    clearTimeout: (id?: number) => (held.delete(id ?? 0) ? undefined : stop(id)),
    endPauses: () => {
      for (const run of held.values()) run();
    },
  });
};

/** Runs in the page: chooses an option, and ends the debounce delay before React renders the choice. */
const CHOOSE_AND_END_PAUSES = async (select: HTMLSelectElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  (globalThis as unknown as { endPauses: () => void }).endPauses();
};

test('S10.299 a state chosen while typed text waits to be searched for stays chosen', async ({
  manager: { page },
}) => {
  await page.addInitScript(HOLD_PAUSES);
  await page.goto('/console/stock/recalls');
  await page.getByRole('searchbox', { name: 'Find a recall' }).fill('No such batch');
  await page.getByLabel('State').evaluate(CHOOSE_AND_END_PAUSES, 'ended');
  await expect(page).toHaveURL(/recall=No\+such\+batch/);
  await expect(page).toHaveURL(/state=ended/);
  await expect(page.getByLabel('State')).toHaveValue('ended');
});
