import { placeOrder, prepareBothOrders, region } from './checkout-pages.ts';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';

/** Runs in the page: returns the edges of each box of the checkout, in px. */
const BOXES = `[...document.querySelectorAll('main section')]
  .map((box) => box.getBoundingClientRect())
  .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))`;
type Box = { left: number; right: number; top: number; bottom: number };

test('S10.343 the checkout is one column without a hole up to tablets, and has its summary and button in sight on wide screens', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareBothOrders(customer, [1, 2]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = (await page.evaluate(BOXES)) as Box[];
    expect(boxes.length, `at ${width} px`).toBeGreaterThan(6);
    for (const [index, box] of boxes.entries()) {
      const above = boxes[index - 1] ?? box;
      expect(box.left, `at ${width} px`).toBeCloseTo(above.left);
      expect(box.right, `at ${width} px`).toBeCloseTo(above.right);
      if (above !== box) expect(box.top - above.bottom, `at ${width} px`).toBeCloseTo(16);
    }
    // The window is so tall that the bar at the bottom covers no field.
    await page.setViewportSize({ width, height: 4000 });
    await shopper.expectAccessible();
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  await region(page, 'Payment and delivery').getByText('Add address').scrollIntoViewIfNeeded();
  await expect(region(page, 'Estimation Details').getByText('Final Amount')).toBeInViewport();
  await expect(placeOrder(page)).toBeInViewport({ ratio: 1 });
});
