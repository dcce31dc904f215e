import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

/** Runs in the page: returns the counts that the device has stored, as JSON. */
const STORED_COUNTS = `new Promise((resolve) => {
  const opening = indexedDB.open('sabuja-console');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('scans').objectStore('scans').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(reading.result.map(({ counts }) => Object.values(counts))));
    };
  };
})`;

test('S10.115 S10.116 S10.152 a picker scans lines by hand and camera, a wrong barcode changes nothing, and the last pick is undone', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  const { subcategories } = await shopkeeper.createCategory(`Shelf ${crypto.randomUUID()}`, [
    'Shelf',
  ]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = async (name: string) => {
    const id = await shopkeeper.createStock(place, { name, cost: 200 });
    const barcode = `890${String(id).padStart(10, '0')}`;
    await shopkeeper.updateStock(id, `barcode = '${barcode}'`);
    return { id, barcode };
  };
  const [honey, tea] = [await create('Forest honey'), await create('Hill tea')];
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id: honey.id, quantity: 2 }, { id: tea.id, quantity: 1 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  // Not every browser detects barcodes; this stub detects the code that the test sets as `heldUp`.
  await picker.page.addInitScript(() => {
    const seen = globalThis as unknown as { heldUp: string | undefined };
    class BarcodeDetector {
      detect = async () => (seen.heldUp ? [{ rawValue: seen.heldUp }] : []);
    }
    Object.assign(globalThis, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = async () =>
      document.createElement('canvas').captureStream();
  });
  await picker.page.setViewportSize({ width: 768, height: 1024 });
  await picker.page.goto(`/console/picking/${uid}`);
  await picker.page.getByRole('button', { name: 'Start picking' }).click();
  const line = (name: string) => picker.page.getByRole('article', { name });
  const scan = async (barcode: string) => {
    await picker.page.keyboard.type(barcode);
    await picker.page.keyboard.press('Enter');
  };

  // The device stores a count a few milliseconds after it is shown.
  const reloadOnceStored = async () => {
    await expect.poll(() => picker.page.evaluate(STORED_COUNTS)).toContain('1');
    await picker.page.reload();
  };

  await expect(picker.page.getByText('Scan a barcode at any time.')).toBeVisible();
  await scan(honey.barcode);
  await expect(line('Forest honey')).toContainText('1 of 2 scanned');
  // A reload preserves the counts; a release discards them.
  await reloadOnceStored();
  await expect(line('Forest honey')).toContainText('1 of 2 scanned');
  await picker.page.getByRole('button', { name: 'Release' }).click();
  await expect(picker.page.getByRole('heading', { level: 1, name: /^Picking/ })).toBeVisible();
  await picker.page.goto(`/console/picking/${uid}`);
  await picker.page.getByRole('button', { name: 'Start picking' }).click();
  await expect(picker.page.getByText('2 lines left')).toBeVisible();
  await expect(line('Forest honey')).not.toContainText('scanned');
  await scan(honey.barcode);
  await expect(line('Forest honey')).toContainText('1 of 2 scanned');
  await reloadOnceStored();
  await expect(line('Forest honey')).toContainText('1 of 2 scanned');
  await scan('4006381333931');
  await expect(picker.page.getByRole('alert')).toContainText(
    'No line has the barcode 4006381333931. Nothing was changed.',
  );
  await expect(line('Forest honey')).toContainText('1 of 2 scanned');
  // The Enter key that the scanner sends does not click the focused button.
  await line('Hill tea').getByRole('button', { name: 'Not all' }).focus();
  await scan(honey.barcode);
  await expect(picker.page.getByText('Forest honey: 2 of 2')).toBeVisible();
  await expect(picker.page.getByRole('dialog')).toHaveCount(0);
  await expect(picker.page.getByText('1 line left')).toBeVisible();
  await scan(honey.barcode);
  await expect(picker.page.getByRole('alert')).toContainText(
    'All 2 of Forest honey are found already.',
  );

  await picker.page.getByRole('button', { name: 'Undo: Forest honey' }).click();
  await expect(picker.page.getByText('2 lines left')).toBeVisible();
  await line('Forest honey').getByRole('button', { name: 'Found' }).click();

  await picker.page.getByRole('button', { name: 'Camera' }).click();
  const sheet = picker.page.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(sheet.getByText('Hold a barcode before the camera.')).toBeVisible();
  await picker.page.evaluate(
    (barcode) => Object.assign(globalThis, { heldUp: barcode }),
    tea.barcode,
  );
  await expect(sheet.getByText('Hill tea: 1 of 1')).toBeVisible();
  await picker.shopper.expectAccessible();
  await picker.page.keyboard.press('Escape');
  await expect(picker.page.getByText('Every line is picked')).toBeVisible();
  await expectAtEveryWidth(picker);
  await picker.context.close();
});
