import { expect, test } from './manager.ts';
import { openStaffBrowser } from './staff.ts';

test('S10.62 S10.84 S10.277 S10.331 two people change a zone: the second sees what the first saved, and closing the form asks', {
  tag: '@extended',
}, async ({ browser, shopkeeper, manager }) => {
  const pincode = String(790_000 + Math.trunc(Math.random() * 10_000));
  const name = `Canal ${pincode}`;
  const first = manager.page;
  await first.goto('/console/zones');
  await first.getByRole('button', { name: 'New zone' }).click();
  const form = first.getByRole('dialog', { name: 'New zone' });
  await form.getByLabel('Name').fill(name);
  const pincodeLine = `${pincode} ${name} | नहर ${pincode} 20.3, 85.8`;
  await form.getByLabel('Pincodes').fill(pincodeLine);
  const corner = (south: number, west: number) =>
    `${(30 + south / 1e4).toFixed(4)}, ${(70 + Number(pincode.slice(2)) / 1000 + west / 1e4).toFixed(4)}`;
  const area = form.getByLabel('Area');
  await area.fill([corner(0, 0), corner(0, 9), '30.0009 N'].join('\n'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Line 3 is no latitude and longitude: 30.0009 N');
  await area.fill([corner(0, 0), corner(0, 9), corner(9, 9)].join('\n'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const second = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  await second.page.goto('/console/zones');
  await second.page.getByRole('button', { name: `Change ${name}` }).click();
  const late = second.page.getByRole('dialog', { name });
  await late.getByLabel('Delivery fee').fill('45');
  await late.getByLabel('Free above').fill('600');

  await first.getByRole('button', { name: `Change ${name}` }).click();
  const early = first.getByRole('dialog', { name });
  await early.getByLabel('Delivery fee').fill('60');
  await early.getByLabel('Minimum order here').fill('250');
  await expect(early.getByLabel('Pincodes')).toHaveValue(pincodeLine);
  await early.getByRole('button', { name: 'Save' }).click();
  await expect(early).toBeHidden();

  // Escape opens a confirmation dialog; the form and its input stay.
  await second.page.keyboard.press('Escape');
  const question = second.page.getByRole('dialog', { name: 'Leave without saving?' });
  // Its file is loaded with the first question; an Escape before that would ask once more.
  await expect(question).toBeVisible();
  await second.shopper.expectAccessible();
  await second.page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(late.getByLabel('Delivery fee')).toHaveValue('45');

  await late.getByRole('button', { name: 'Save' }).click();
  const conflict = late.getByRole('alert');
  await expect(conflict).toContainText(`${manager.name} has changed this meanwhile`);
  await expect(conflict).toContainText('Delivery fee, in rupees: 60');
  await expect(late.getByLabel('Minimum order here')).toHaveValue('250');
  await second.shopper.expectAccessible();
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late).toBeHidden();
  const row = second.page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Fee ₹60 · free above ₹600 · minimum ₹250');
  await expect(row).toContainText('an area on the map');

  await row.getByRole('button', { name: `Close ${name}` }).click();
  await second.page.getByRole('button', { name: 'Close it' }).click();
  await expect(row).toContainText('Closed');
  await second.context.close();
});
