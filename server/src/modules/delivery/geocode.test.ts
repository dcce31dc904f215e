import type { ApiError } from '@sabuja/contract/client';
import { createCustomer, openTestShop, setUpSellableShop, useSellableShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop } = useSellableShop();

const locate = async (address: string) =>
  (await createCustomer(shop)).api('POST /api/v1/geo/geocode/forward', { body: { address } });

test('S7c.3 an address is located at the centroid of its pincode', async () => {
  expect(await locate('12, Lane 3, Patia, 751024')).toEqual({ latitude: 20.35, longitude: 85.82 });
});

test.each(['somewhere', '12, Delhi, 110001', 'call 9876543210'])(
  '%s cannot be located',
  async (address) => {
    const error = await locate(address).catch((reason: ApiError) => reason);
    expect(error).toMatchObject({ status: 422, message: 'Geocoding failed.' });
  },
);

test('one caller may locate thirty addresses a minute', async () => {
  const limited = await openTestShop({ RATE_LIMITS: '1' });
  await setUpSellableShop(limited);
  const { api } = await createCustomer(limited);
  const requestStatus = () =>
    api('POST /api/v1/geo/geocode/forward', { body: { address: 'Patia, 751024' } }).then(
      () => 200,
      (error: ApiError) => error.status,
    );
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) statuses.push(await requestStatus());
  await limited.close();
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
});
