import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

const photo = await readFile('tests/fixtures/phone.heic');

/** Drops a file onto an element; without a content type, since some systems do not know the type of HEIC. */
async function dropFile(onto: Locator, name: string) {
  const transfer = await onto.page().evaluateHandle(
    ([bytes, named]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], named));
      return data;
    },
    [[...photo], name] as const,
  );
  await onto.dispatchEvent('dragover', { dataTransfer: transfer });
  await onto.dispatchEvent('drop', { dataTransfer: transfer });
}

test('S10.25 S10.209 a photo of an iPhone is dropped, cropped by keyboard and by hand, and the shop shows the square', {
  tag: '@extended',
}, async ({ browser, page, shopkeeper }) => {
  const { subcategories } = await shopkeeper.createCategory('Darkroom', ['Photos']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name: 'Photographed guava', imageUrls: [] });
  const staff = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  const form = staff.page;
  await form.goto(`/console/products/${id}`);
  const picture = form.getByRole('img', { name: 'Picture 1' });
  const sizeOf = (image: Locator) =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.naturalWidth / element.naturalHeight;
    });
  await dropFile(form.getByText('Add pictures'), 'IMG_0042.HEIC');
  await expect(picture).toBeVisible();
  expect(await sizeOf(picture)).toBeCloseTo(1.5, 1);
  const uploaded = (await picture.getAttribute('src')) ?? '';

  await form.getByRole('button', { name: 'Crop picture 1' }).click();
  const dialog = form.getByRole('dialog');
  const part = dialog.getByRole('group', { name: 'The part that is shown' });
  await expect(part).toBeVisible();
  await expectAtEveryWidth(staff);
  // The area is in the middle at first; the arrow keys move it to the right edge, which is blue.
  await part.focus();
  for (let step = 0; step < 40; step++) await form.keyboard.press('Shift+ArrowRight');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', uploaded);
  expect(await sizeOf(picture)).toBeCloseTo(1, 2);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Not saved yet')).toBeHidden();
  await page.goto(`/product/${id}`);
  const shown = page.getByRole('main').getByRole('img', { name: 'Photographed guava' }).first();
  expect(await sizeOf(shown)).toBeCloseTo(1, 2);
  await staff.context.close();
});

test('S10.24 S10.209 a category gets its picture and its description in three languages, and the home page shows them', {
  tag: '@extended',
}, async ({ browser, page, shopkeeper }) => {
  const name = `Pickles ${crypto.randomUUID().slice(0, 8)}`;
  await shopkeeper.createCategory(name, ['Mango pickles']);
  const staff = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  const form = staff.page;
  await form.goto('/console/categories');
  await form.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = form.getByRole('dialog');
  await dialog.getByLabel('Add a picture').setInputFiles('tests/fixtures/phone.heic');
  await expect(dialog.getByRole('img', { name: 'Picture' })).toBeVisible();
  await dialog.getByLabel('Description in Odia').fill('ଘରେ ତିଆରି ଆଚାର');
  await dialog.getByRole('button', { name: 'Crop the picture' }).click();
  await form.getByRole('button', { name: 'Use this part' }).click();
  await expect(form.getByRole('button', { name: 'Use this part' })).toBeHidden();
  await expectAtEveryWidth(staff);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/');
  const card = page.getByRole('link', { name }).first();
  await expect(card.locator('img')).toHaveAttribute('src', /\/media\/categories\/photo-/);
  await staff.context.close();
});

test('S10.286 S10.287 the video of a banner goes on after a lost connection by a button, or is cancelled; nothing typed is lost, and nothing saved without it', async ({
  browser,
  shopkeeper,
}) => {
  const staff = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const { page: form } = staff;
  // The file has the size of three upload parts.
  const buffer = Buffer.concat([Buffer.from('....ftypisom'), randomBytes(2_500_000)]);
  let isLost = true;
  let lostCount = 0;
  await form.route('**/parts/1', (route) => {
    if (!isLost) return route.continue();
    lostCount += 1;
    return route.abort();
  });
  await form.goto('/console/banners');
  await form.getByRole('button', { name: 'New banner' }).click();
  const dialog = form.getByRole('dialog', { name: 'New banner' });
  await dialog.getByLabel('Title', { exact: true }).fill('Eight hours');
  const choose = () =>
    dialog
      .getByLabel('Picture or video')
      .setInputFiles({ name: 'farm.mp4', mimeType: 'video/mp4', buffer });
  await choose();
  const waiting = dialog.getByText('No connection. The upload goes on by itself at 1.0 of 2.4 MB.');
  await expect(waiting).toBeVisible();
  await expectAtEveryWidth(staff);
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Title', { exact: true }).press('Enter');
  await expect(dialog.getByText('It can be saved when the upload has ended.')).toBeVisible();
  await expect(dialog.getByText('Please choose a picture or video.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(waiting).toBeHidden();
  await expect(save).toBeEnabled();
  const lostBefore = lostCount;
  // The form's fourth automatic retry would come after 8 s; the test drops that timer, so that the button has to retry.
  await form.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const startOthers = (run: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === 8000 ? 0 : start(run, delay, ...values);
    Object.assign(window, { setTimeout: startOthers });
  });
  await choose();
  await expect(waiting).toBeVisible();
  await expect.poll(() => lostCount).toBeGreaterThanOrEqual(lostBefore + 4);
  isLost = false;
  await dialog.getByRole('button', { name: 'Go on now' }).click();
  await expect(dialog.locator('video')).toHaveAttribute('src', /\/media\/banners\/video-.*\.mp4$/);
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Eight hours');
  await expect(save).toBeEnabled();
  await staff.context.close();
});
