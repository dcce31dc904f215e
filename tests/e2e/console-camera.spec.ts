import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { openStaffBrowser } from './staff.ts';

/** Appends the check digit to twelve digits (EAN-13). */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011';
const left = LEFT.split(' ');
const right = left.map((code) => [...code].map((bit) => (bit === '1' ? '0' : '1')).join(''));
const even = right.map((code) => [...code].reverse().join(''));
/** Which of the digits 2 to 7 have the even form; the first digit determines it (8: 0 1 0 1 1 0). */
const EVEN_OF_8 = [false, true, false, true, true, false];

/** The bars of an EAN-13 that begins with 8, as 0 and 1. */
function barsOf(barcode: string): string {
  const digits = [...barcode].map(Number);
  const first = digits.slice(1, 7).map((digit, i) => (EVEN_OF_8[i] ? even : left)[digit]);
  const second = digits.slice(7).map((digit) => right[digit]);
  return `101${first.join('')}01010${second.join('')}101`;
}

test('S10.153 where the browser reads no barcodes, a library of the shop does, loaded when the camera is opened', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  const { subcategories } = await shopkeeper.createCategory(`Shelf ${crypto.randomUUID()}`, [
    'Shelf',
  ]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name: 'Wild honey', cost: 200 });
  const barcode = withCheckDigit(`890${String(id).padStart(9, '0')}`);
  await shopkeeper.updateStock(id, `barcode = '${barcode}'`);
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id, quantity: 1 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  const loaded: string[] = [];
  const problems: string[] = [];
  picker.page.on('request', (request) => loaded.push(request.url()));
  picker.page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // A browser without a barcode detector, whose camera shows what the test draws on a canvas.
  await picker.page.addInitScript((bars) => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    const context = canvas.getContext('2d');
    const draw = () => {
      if (!context) return;
      context.fillStyle = 'white';
      context.fillRect(0, 0, 640, 360);
      context.fillStyle = 'black';
      for (const [i, bar] of [...bars].entries()) {
        if (bar === '1') context.fillRect(80 + i * 5, 80, 5, 200);
      }
    };
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, barsOf(barcode));
  await picker.page.goto(`/console/picking/${uid}`);
  await picker.page.getByRole('button', { name: 'Start picking' }).click();
  const isLibrary = (url: string) => /barcode-library|\.wasm/.test(url);
  expect(loaded.filter(isLibrary)).toEqual([]);

  await picker.page.getByRole('button', { name: 'Camera' }).click();
  const sheet = picker.page.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(sheet.getByText('Wild honey: 1 of 1')).toBeVisible({ timeout: 20_000 });
  await picker.page.keyboard.press('Escape');
  await expect(picker.page.getByText('Every line is picked')).toBeVisible();
  const own = new URL(picker.page.url()).origin;
  expect(loaded.filter((url) => !url.startsWith(own) && !/^(data|blob):/.test(url))).toEqual([]);
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  expect(problems).toEqual([]);
  await picker.context.close();
});

test('S10.153 when the library cannot be loaded, the page says so', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  const { subcategories } = await shopkeeper.createCategory(`Shelf ${crypto.randomUUID()}`, [
    'Shelf',
  ]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name: 'Dark honey', cost: 200 });
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id, quantity: 1 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  await picker.page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    navigator.mediaDevices.getUserMedia = async () =>
      document.createElement('canvas').captureStream();
  });
  await picker.page.route('**/*.wasm', (route) => route.abort());
  await picker.page.goto(`/console/picking/${uid}`);
  await picker.page.getByRole('button', { name: 'Start picking' }).click();
  await picker.page.getByRole('button', { name: 'Camera' }).click();
  const sheet = picker.page.getByRole('dialog', { name: 'Scan with the camera' });
  await expect(sheet.getByRole('alert')).toContainText('What reads barcodes could not be loaded.');
  await picker.shopper.expectAccessible();
  await picker.context.close();
});
