import { waitForHydration } from './navigate-home.ts';
import { expect, test } from './shopper.ts';

test.use({ expectedErrors: [/Content Security Policy/] });

test('a script that came into a page does not run, those of the page do', async ({ page }) => {
  await page.route('**/product/1001', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', '<script>window.injected = true</script></main>');
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto('/product/1001');
  // The injected script causes a hydration mismatch, so React renders the page again: earlier clicks are lost.
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/Auth/);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
