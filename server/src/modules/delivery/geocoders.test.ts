import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiError } from '@sabuja/contract/client';
import { hours } from '@sabuja/kit';
import { createCustomer, openTestShop, setUpSellableShop, type TestShop } from '@sabuja/testing';
import { afterEach, expect, test } from 'vitest';

/** Starts a geocoder on its own port, which responds with the returned object, or not at all. */
async function startGeocoder(respond: () => object | 'silence') {
  const requests: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: new URL(request.url ?? '', 'http://geo'), headers: request.headers });
    const reply = respond();
    if (reply !== 'silence') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url, asked: requests };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openShopWith(env: Record<string, string>) {
  const shop = await openTestShop({ LOG_LEVEL: 'silent', ...env });
  closing.push(() => shop.close());
  await setUpSellableShop(shop);
  return shop;
}
const locate = async (shop: TestShop, address = '12, Lane 3, Patia, 751024') =>
  (await createCustomer(shop)).api('POST /api/v1/geo/geocode/forward', { body: { address } });

const middle = { latitude: 20.35, longitude: 85.82 };

test('Nominatim is asked within India, with our user agent, once for an address in six hours', async () => {
  const { url, asked: requests } = await startGeocoder(() => [
    { lat: '20.3551', lon: '85.8192', type: 'house' },
  ]);
  const shop = await openShopWith({
    GEOCODER: 'nominatim',
    GEOCODER_URL: `${url}/`,
    GEOCODER_USER_AGENT: 'Sabuja (hello@sabuja.example)',
  });
  expect(await locate(shop)).toEqual({ latitude: 20.3551, longitude: 85.8192 });
  expect(await locate(shop, ' 12,  Lane 3, Patia, 751024 ')).toEqual(await locate(shop));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url.pathname).toBe('/search');
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
    q: '12, Lane 3, Patia, 751024',
    format: 'jsonv2',
    limit: '1',
    countrycodes: 'in',
  });
  expect(requests[0]?.headers['user-agent']).toBe('Sabuja (hello@sabuja.example)');
  shop.clock.advance(hours(7));
  await locate(shop);
  expect(requests).toHaveLength(2);
});

test('Google is asked with its key', async () => {
  const location = { lat: 20.36, lng: 85.83 };
  const { url, asked: requests } = await startGeocoder(() => ({
    status: 'OK',
    results: [{ geometry: { location } }],
  }));
  const shop = await openShopWith({ GEOCODER: 'google', GEOCODER_URL: url, GEOCODER_KEY: 'k' });
  expect(await locate(shop)).toEqual({ latitude: 20.36, longitude: 85.83 });
  expect(requests[0]?.url.pathname).toBe('/maps/api/geocode/json');
  expect(requests[0]?.url.searchParams.get('key')).toBe('k');
});

test.each([
  ['finds nothing', () => ({ status: 'ZERO_RESULTS', results: [] })],
  ['refuses', () => ({ status: 'REQUEST_DENIED' })],
  [
    'says nonsense',
    () => ({ status: 'OK', results: [{ geometry: { location: { lat: 900, lng: 'x' } } }] }),
  ],
  ['is silent for three seconds', () => 'silence' as const],
])('where Google %s, the centroid of the pincode is returned', async (_, respond) => {
  const { url } = await startGeocoder(respond);
  const shop = await openShopWith({ GEOCODER: 'google', GEOCODER_URL: url, GEOCODER_KEY: 'k' });
  expect(await locate(shop)).toEqual(middle);
});

test('S8.9 an address that nothing can locate: Geocoding failed.', async () => {
  const { url } = await startGeocoder(() => []);
  const shop = await openShopWith({ GEOCODER: 'nominatim', GEOCODER_URL: url });
  const error = await locate(shop, 'Nowhere').catch((reason: ApiError) => reason);
  expect(error).toMatchObject({ status: 422, message: 'Geocoding failed.' });
});

test('the response for a pincode says whether the shop delivers there', async () => {
  const shop = await openShopWith({});
  const geocodePincode = (pincode: string) =>
    shop.api()('GET /api/v1/geo/pincode/{pincode}', { params: { pincode } });
  expect(await geocodePincode('751024')).toEqual({
    served: true,
    by_pin: false,
    place: 'Patia',
    ...middle,
  });
  expect(await geocodePincode('110001')).toEqual({
    served: false,
    by_pin: false,
    place: null,
    latitude: null,
    longitude: null,
  });
});

test('a map is configured only when the shop has one, and the CSP allows its hosts only', async () => {
  const style_url = 'https://maps.example.com/styles/light.json';
  const withMap = await openShopWith({ MAP_STYLE_URL: style_url });
  expect(await withMap.api()('GET /api/v1/geo/map')).toEqual({ style_url });
  const without = await openShopWith({});
  expect(await without.api()('GET /api/v1/geo/map')).toEqual({ style_url: null });
});
