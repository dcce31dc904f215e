import { createClient, type WireRequest } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { saveAddress } from './address-queries.ts';

const fields = {
  room_no: '12 B',
  locality: 'Saheed Nagar',
  area: 'Bhubaneswar',
  pincode: '751007',
  type: 'Home',
} as const;

function server(geocoding: { status: number; body: unknown }) {
  const sent: WireRequest[] = [];
  const api = createClient(async (request) => {
    sent.push(request);
    return request.path.includes('/geo/') ? geocoding : { status: 200, body: { uid: 'a' } };
  });
  return { api, sent };
}

describe('addresses', () => {
  it('S4i.1 S7c.2 S7c.3 are geocoded before they are saved', async () => {
    const { api, sent } = server({ status: 200, body: { latitude: 20.3, longitude: 85.8 } });
    await saveAddress(api, 'user', { fields }, () => {});
    expect(sent[0]?.json).toEqual({ address: '12 B, Saheed Nagar, Bhubaneswar, 751007' });
    expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/v1/address/user' });
    expect(sent[1]?.json).toEqual({
      ...fields,
      full_address: '12 B, Saheed Nagar, Bhubaneswar, 751007',
      latitude: 20.3,
      longitude: 85.8,
      is_default: 0,
    });
  });

  it('S7c.2 go where the pin was put, without asking anyone', async () => {
    const { api, sent } = server({ status: 500, body: {} });
    const pin = { latitude: 20.351, longitude: 85.819 };
    await saveAddress(api, 'user', { fields, pin, uid: 'a' }, () => expect.fail('not asked'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/address/user' });
    const full_address = '12 B, Saheed Nagar, Bhubaneswar, 751007';
    expect(sent[0]?.json).toEqual({ uid: 'a', ...fields, full_address, ...pin, is_default: 0 });
  });

  it('S4i.1 are saved with null coordinates when geocoding fails, and say so', async () => {
    const { api, sent } = server({ status: 404, body: { code: 'X', message: 'Unknown place' } });
    let told = 0;
    await saveAddress(api, 'user', { fields }, () => {
      told += 1;
    });
    expect(told).toBe(1);
    expect(sent[1]?.json).toMatchObject({ latitude: null, longitude: null });
  });
});
