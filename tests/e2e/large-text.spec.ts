import { demoItems, signInAsCustomer } from './customer.ts';
import { extended } from './extended.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { waitForHydration } from './navigate-home.ts';
import { expect, test } from './shopper.ts';

const { tomato, onion, dalma } = demoItems;
const PAGES = [
  '/',
  '/categories/1',
  '/search?q=milk',
  `/product/${tomato.id}`,
  '/contactus',
  '/terms',
  '/privacy',
  '/cart',
  '/checkout',
  '/profile/info',
  '/profile/myaddress',
  '/profile/wallet',
  '/profile/order',
  '/deleteAccount',
];

test.use({ bypassCSP: true });
for (const lang of ['en', 'or']) {
  test(
    `S10.398 no page scrolls sideways on a phone with text twice as large (${lang})`,
    extended(lang !== 'or'),
    async ({ page, shopper, context, baseURL }) => {
      test.slow();
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      const customer = await signInAsCustomer(page, shopper);
      await customer.saveAddress();
      const open = await customer.placeOrder(
        { id: tomato.id, quantity: 6 },
        { id: onion.id, quantity: 2 },
      );
      const cancelled = await customer.placeOrder({ id: tomato.id, quantity: 6 });
      await customer.request('POST', `orders/${cancelled}/cancel`, {});
      await customer.addToCart({ ...tomato, quantity: 6 }, { ...dalma, quantity: 1 });
      for (const path of [...PAGES, `/orderSummary/${open}`, `/orderSummary/${cancelled}`]) {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoHorizontalScroll(page, `of ${path} at ${width} px`);
        }
      }
    },
  );
}
