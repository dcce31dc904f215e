import { calls } from '@sabuja/contract';
import { expect, test } from 'vitest';

type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema };
type ListCall = { guard: string; query?: Schema; response: Schema; media?: string };

/** Lists without paging, each with the reason why it stays short. */
const short: Readonly<Record<string, string>> = {
  'staff/banners': 'few are on Home at once, ordered by hand',
  'staff/categories': 'one tree, ordered by hand',
  'staff/complaint-reasons': 'customers choose from them in one list',
  'staff/plans': 'customers choose from them on one page',
  'staff/legal': 'one for each legal page',
  'staff/zones': 'drawn on one map',
  'staff/reports': 'one for each report of a role',
  'staff/members': 'the people of one shop',
  'staff/devices': 'the tablets of one shop',
  'staff/pins': 'the pickers and riders of one shop',
  'staff/riders': 'the riders of one shop',
  'staff/sessions': 'of one member',
  'staff/passkeys': 'of one member',
  'staff/rounds': 'of one day',
  'staff/cash': 'the riders who have cash now; its closes have a list of their own',
  'staff/day-closes': 'at most 62 days',
  'staff/settlement-sources': 'the payment providers',
  'staff/settlement-sums': 'the days or months of a period',
  'staff/refund-requests': 'wait for a second person, within days',
  'staff/orders/{uid}/complaints': 'of one order',
  'staff/orders/{uid}/refunds': 'of one order',
  'staff/orders/{uid}/picking/{item}/substitutes': 'offers for one line',
  'staff/complaints/{ticket_no}/photos': 'of one complaint',
  'staff/complaints/{ticket_no}/templates': 'chosen from in one list',
  'staff/stocks/{id}/prices': 'the last 200 of one product',
  'staff/stocks/{id}/scheduled-prices': 'the last 50 of one product',
  'staff/combos/{id}/scheduled-prices': 'the last 50 of one combo',
  'staff/sheets/harvest': 'of one day, to print',
  'staff/sheets/kitchen': 'of one day, to print',
  'staff/sheets/packed': 'of one day, to print',
  'staff/deliveries': 'the open stops of one rider',
  'staff/new-orders': 'not looked at yet; the board lists all',
  'staff/ordering': 'the departments and the shop',
  'staff/settings': 'one for each setting',
  'staff/slots': 'of one day',
  'staff/synonyms': 'those of one word, 200 at most',
  'staff/search-misses': 'the 200 most frequent',
  'staff/stock-takes/aisles': 'the aisles of one shop',
  'staff/figures/cohorts': 'the months of a year',
  'staff/figures/sales': 'figures of a period',
  'staff/figures/service': 'figures of a period',
  'staff/figures/wallet-ages': 'figures by age',
  'staff/stock/{stock_id}/movements': 'continues by the id of its last row',
};

/** Lists that cannot be downloaded as a file, each with the reason. */
const withoutFile: Readonly<Record<string, string>> = {
  'staff/customers': 'finds one customer; personal data of many is not handed out',
  'staff/customers/{uid}/orders': 'personal data of one customer, who gets a copy on request',
  'staff/customers/{uid}/wallet': 'as their orders',
  'staff/customers/{uid}/payments': 'as their orders',
  'staff/customers/{uid}/complaints': 'as their orders',
  'staff/customers/{uid}/messages': 'as their orders',
  'staff/customers/{uid}/privacy-requests': 'the list of all requests has one',
  'staff/stocks': 'all products are exported with the columns of an import',
};

const all = calls as unknown as Readonly<Record<string, ListCall>>;
const pathOf = (name: string) => name.replace(/^GET \/api\/v1\//, '');
const lists = Object.entries(all)
  .filter(([name, call]) => name.startsWith('GET /api/v1/staff/') && call.media === undefined)
  .filter(([, { response }]) => response.properties?.results?.items)
  .map(([name, call]) => ({ path: pathOf(name), call }));
const paged = lists.filter(({ call }) => call.response.properties?.total_pages);

test('S10.297 every list of staff is paged by cursors, or short by nature', () => {
  expect(paged.length).toBeGreaterThan(20);
  const others = lists.filter((list) => !paged.includes(list)).map(({ path }) => path);
  expect(others.sort()).toEqual(Object.keys(short).sort());
  for (const { path, call } of paged) {
    expect(Object.keys(call.query?.properties ?? {}), path).toEqual(
      expect.arrayContaining(['cursor', 'limit']),
    );
    expect(Object.keys(call.response.properties ?? {}), path).toEqual(
      expect.arrayContaining(['next', 'previous', 'total']),
    );
  }
});

test('S10.298 every paged list of staff has a file with the same filter', () => {
  const missing = paged
    .map(({ path }) => path)
    .filter((path) => all[`GET /api/v1/${path}/csv`] === undefined);
  expect(missing.sort()).toEqual(Object.keys(withoutFile).sort());
  const ofPages = ['page', 'limit', 'cursor', 'until', 'format'];
  const filterOf = (call: ListCall | undefined) =>
    Object.keys(call?.query?.properties ?? {}).filter((name) => !ofPages.includes(name));
  for (const { path, call } of paged) {
    const file = all[`GET /api/v1/${path}/csv`];
    if (file) expect(filterOf(file).sort(), path).toEqual(filterOf(call).sort());
  }
});
