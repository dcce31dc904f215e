import { createClient, type WireRequest } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { saveAddress } from './address-queries.ts';

const fields = {
  room_no: '12 B',
  locality: 'Saheed Nagar',
  area: 'Bhubaneswar',
  pincode: '751007',
  landmark: '',
  type: 'Home',
} as const;

function createServer(geocoding: { status: number; body: unknown }) {
  const requests: WireRequest[] = [];
  const api = createClient(async (request) => {
    requests.push(request);
    return request.path.includes('/geo/') ? geocoding : { status: 200, body: { uid: 'a' } };
  });
  return { api, requests };
}

describe('addresses', () => {
  it('S4i.1 S7c.2 S7c.3 are geocoded before they are saved', async () => {
    const { api, requests } = createServer({
      status: 200,
      body: { latitude: 20.3, longitude: 85.8 },
    });
    await saveAddress(api, 'user', { fields }, () => {});
    expect(requests[0]?.json).toEqual({ address: '12 B, Saheed Nagar, Bhubaneswar, 751007' });
    expect(requests[1]).toMatchObject({ method: 'POST', path: '/api/v1/address/user' });
    expect(requests[1]?.json).toEqual({
      ...fields,
      full_address: '12 B, Saheed Nagar, Bhubaneswar, 751007',
      latitude: 20.3,
      longitude: 85.8,
      is_pinned: false,
      is_default: 0,
    });
  });

  it('S7c.2 S10.276 use the pin without geocoding', async () => {
    const { api, requests } = createServer({ status: 500, body: {} });
    const pin = { latitude: 20.351, longitude: 85.819 };
    await saveAddress(api, 'user', { fields, pin: { ...pin, is_pinned: true }, uid: 'a' }, () =>
      expect.fail('not asked'),
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/address/user' });
    const full_address = '12 B, Saheed Nagar, Bhubaneswar, 751007';
    expect(requests[0]?.json).toEqual({
      uid: 'a',
      ...fields,
      full_address,
      ...pin,
      is_pinned: true,
      is_default: 0,
    });
  });

  it('S4i.1 are saved with null coordinates when geocoding fails, and say so', async () => {
    const { api, requests } = createServer({
      status: 404,
      body: { code: 'X', message: 'Unknown place' },
    });
    let failureCount = 0;
    await saveAddress(api, 'user', { fields }, () => {
      failureCount += 1;
    });
    expect(failureCount).toBe(1);
    expect(requests[1]?.json).toMatchObject({ latitude: null, longitude: null });
  });
});
