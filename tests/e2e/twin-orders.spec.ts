import { type Customer, dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';

type Department = 'KITCHEN' | 'GROCERY';

/** Estimates a meal and groceries for one delivery; returns a function that places one of the two orders. */
async function estimateTwins(customer: Customer) {
  const { tomato, dalma } = demoItems;
  const line = (id: number, quantity: number, department: Department) => ({
    id,
    quantity,
    type: 'STOCK',
    department,
  });
  const lines = {
    GROCERY: line(tomato.id, 2, 'GROCERY'),
    KITCHEN: line(dalma.id, 2, 'KITCHEN'),
  };
  const { grocery, kitchen } = (await customer.request('GET', 'settings/time_slots/')) as Record<
    'grocery' | 'kitchen',
    { name: string }[]
  >;
  const shared = grocery.find((slot) => kitchen.some((k) => k.name === slot.name));
  const { estimation_id } = (await customer.request(
    'POST',
    'orders/calculate-estimation?pincode=751024&payment_method=COD&is_same=true',
    Object.values(lines),
  )) as { estimation_id: string };
  return async (department: Department, part: '__1' | '__2'): Promise<string> => {
    const { data } = (await customer.request('POST', 'orders/', {
      deliver_to: 'Asha',
      customer_address: '12, Lane 3, Patia, 751024',
      pincode: '751024',
      contact: '',
      customer_name: 'Asha Das',
      delivery_date: dateInDays(2),
      delivery_slot: shared?.name,
      order_from: 'PWA_WEB',
      payment_method: 'COD',
      estimation_id: `${estimation_id}${part}`,
      items: [lines[department]],
    })) as { data: string[] };
    return data[0] ?? '';
  };
}

test('an order waits for its twin; cancelling one of two shows the new amount of the other before', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const place = await estimateTwins(customer);
  const first = await place('GROCERY', '__2');
  await page.goto(`/orderSummary/${first}`);
  await expect(
    page.getByText('We confirm it as soon as the other order of this checkout is placed.'),
  ).toBeVisible();
  const second = await place('KITCHEN', '__1');
  await expect(page.getByText('We confirm it as soon as')).toBeHidden();

  await page.goto(`/orderSummary/${second}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  const number = first.split('-')[0];
  await expect(dialog).toContainText(`Without it, order #${number} comes alone: ₹`);
  await expect(dialog.getByRole('status').locator('strong')).toHaveText(/^₹[\d,]+\.\d\d$/);
  const amount = await dialog.getByRole('status').locator('strong').innerText();
  await shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();

  await page.goto(`/orderSummary/${first}`);
  const bill = page.locator('section', { hasText: 'Bill Details' });
  await expect(bill.getByText(amount).first()).toBeVisible();
  await expect(bill.getByText('to pay on delivery')).toBeVisible();
});
