import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { zipOf } from '@sabuja/testing/workbook-samples';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S3.19 S10.64 S10.65 a manager checks a sheet, imports what was checked, corrects the failed rows, and finds it again later', async ({
  browser,
  shopkeeper,
}) => {
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const { page } = manager;
  const key = crypto.randomUUID().slice(0, 8);
  const { subcategories } = await shopkeeper.createCategory(`Mill ${key}`, [`Flour ${key}`]);
  // The file is larger than the body limit of keepalive requests.
  const rows = Array.from({ length: 30 }, (_, n) => {
    const price = n === 7 ? 'cheap' : 40 + n;
    return `${key}-${n},Flour ${key} ${n},1 kg,${subcategories[0]?.subcategoryId},grocery,${price},5,1101,veg,${'x'.repeat(3000)}`;
  });
  const heading = 'sku,name,units,subcategory_id,department,cost,gst,hsn,veg,description';
  const upload = async (name: string, text: string) => {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Choose a').setInputFiles(file);
    await expect(page.getByText(`${name} · `)).toBeVisible();
    await page.getByRole('button', { name: 'Check the file' }).click();
  };

  await page.goto('/console/import');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Please choose a CSV or XLSX file.')).toBeVisible();
  await page.getByText('Columns of the file').click();
  await page.getByText('Numbers of the subcategories').click();
  await expect(page.getByText(`Mill ${key}: Flour ${key}`)).toBeVisible();
  await upload('wrong.csv', 'sku,colour\nA,red\n');
  await expect(page.getByLabel('Column for colour')).toHaveValue('');
  await expectAtEveryWidth(manager);
  await manager.shopper.expectAccessible();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await upload(`flour-${key}.csv`, [heading, ...rows].join('\n'));
  await expect(page.getByRole('status').getByText('Checked, not imported')).toBeVisible();
  const counters = page.locator('dl').filter({ hasText: 'Total' });
  await expect(counters).toHaveText(/Total30.*Uploaded29.*Failed1.*Duplicates0/);
  await page.reload();
  await expect(counters).toHaveText(/Total30.*Uploaded29.*Failed1.*Duplicates0/);
  await manager.shopper.expectAccessible();

  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status').getByText('Imported', { exact: true })).toBeVisible();
  await expect(counters).toHaveText(/Total30.*Uploaded29.*Failed1.*Duplicates0/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Failed rows with reasons as CSV' }).click();
  const failures = await readFile(await (await downloading).path(), 'utf8');
  expect(failures).toContain('cost “cheap”: Please enter a price above ₹0.');

  await page.getByRole('link', { name: 'All imports' }).click();
  await upload(`corrected-${key}.csv`, failures.replace(',cheap,', ',47,'));
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status').getByText('Imported', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  const imported = page.getByRole('listitem').filter({ hasText: `flour-${key}.csv` });
  await expect(imported).toHaveCount(2);
  await expect(imported.first()).toContainText('Total 30 · uploaded 29 · failed 1 · duplicates 0');
  await expect(imported.first()).toContainText(manager.name);
  await page.goto(`/console/products?q=${key}-7`);
  await expect(page.getByRole('listitem').filter({ hasText: `${key}-7` })).toContainText('₹47.00');
  await manager.context.close();
});

test('S10.184 S10.186 S10.187 a manager imports a workbook, gets its failed rows and the products as workbooks', {
  tag: '@extended',
}, async ({ browser, shopkeeper }) => {
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const { page } = manager;
  const key = crypto.randomUUID().slice(0, 8).toUpperCase();
  const { subcategories } = await shopkeeper.createCategory(`Oil ${key}`, [`Mustard ${key}`]);
  const heading = [
    'sku',
    'name',
    'name_hi',
    'units',
    'subcategory_id',
    'department',
    'cost',
    'gst',
    'hsn',
    'veg',
    'barcode',
  ];
  const rows = Array.from({ length: 12 }, (_, n) => [
    ...[
      `${key}-${n}`,
      `Oil ${key} ${n}`,
      `तेल ${n}`,
      '1 L',
      subcategories[0]?.subcategoryId ?? 0,
      'grocery',
    ],
    ...[n === 5 ? 'cheap' : 150.5 + n, 5, '1514', 'veg', `00${key}${n}`],
  ]);
  const workbook = await writeXlsx({ sheets: [{ name: 'Oil', rows: [heading, ...rows] }] });
  const save = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return (await readXlsx(await readFile(await (await downloading).path()))).sheets[0]?.rows ?? [];
  };

  await page.goto('/console/import');
  const file = {
    name: 'oil.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(workbook),
  };
  await page.getByLabel('Choose a').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('status').getByText('Checked, not imported')).toBeVisible();
  const counters = page.locator('dl').filter({ hasText: 'Total' });
  await expect(counters).toHaveText(/Total12.*Uploaded11.*Failed1.*Duplicates0/);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status').getByText('Imported', { exact: true })).toBeVisible();
  await expectAtEveryWidth(manager);
  await manager.shopper.expectAccessible();
  const [columns = [], ...failures] = await save('Failed rows with reasons as XLSX');
  expect(failures).toEqual([
    expect.arrayContaining([`${key}-5`, 'cost “cheap”: Please enter a price above ₹0.', 7]),
  ]);
  expect(columns.slice(-2)).toEqual(['row', 'reason']);

  await page.getByRole('link', { name: 'All imports' }).click();
  await manager.shopper.expectAccessible();
  const [names = [], ...products] = await save('Export products as XLSX');
  const cell = (sku: string, name: string) =>
    products.find((row) => row[0] === sku)?.[names.indexOf(name)];
  expect(cell(`${key}-3`, 'cost')).toBe(153.5);
  expect(cell(`${key}-3`, 'barcode')).toBe(`00${key}3`);
  expect(cell(`${key}-3`, 'name_hi')).toBe('तेल 3');
  await manager.context.close();
});

test('S10.215 S10.217 a zip of pictures goes on after a lost connection, is checked, and shoppers see its pictures', {
  tag: '@extended',
}, async ({ browser, page: shop, shopkeeper }) => {
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const { page } = manager;
  const { subcategories } = await shopkeeper.createCategory('Photographed', ['Pears']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name: 'Photographed pear', imageUrls: [] });
  const { rows } = await sql<{
    sku: string;
  }>`select sku from catalogue.stocks where id = ${id}`.execute(shopkeeper.db);
  const [{ sku } = { sku: '' }] = rows;
  const zip = zipOf({
    [`pears/${sku}.png`]: await shop.screenshot(),
    [`pears/${sku}-2.heic`]: await readFile('tests/fixtures/phone.heic'),
    // Makes the zip larger than one upload part.
    'pears/notes.bin': randomBytes(1_200_000),
  });
  let isLost = true;
  await page.route('**/parts/1', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/console/import');
  await page.getByLabel('The file contains').selectOption('Pictures of products (zip)');
  await expect(page.getByText('How pictures find their products')).toBeVisible();
  await expectAtEveryWidth(manager);
  await manager.shopper.expectAccessible();
  await page
    .getByLabel('Choose a')
    .setInputFiles({ name: 'pears.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('No connection. The upload goes on by itself')).toBeVisible();
  isLost = false;
  await expect(page.getByRole('status').getByText('Checked, not imported')).toBeVisible();
  const counters = page.locator('dl').filter({ hasText: 'Total' });
  await expect(counters).toHaveText(/Total3.*Uploaded2.*Failed1.*Duplicates0/);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('status').getByText('Imported', { exact: true })).toBeVisible();
  await expect(counters).toHaveText(/Total3.*Uploaded2.*Failed1.*Duplicates0/);
  await shop.goto(`/product/${id}`);
  const shown = shop.getByRole('main').getByRole('img', { name: 'Photographed pear' }).first();
  await expect(shown).toHaveAttribute('src', /\/media\/stocks\/photo-/);
  await manager.context.close();
});
