import type { OrderCorrection } from '@sabuja/contract';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readOrder,
  readPicking,
  refusalCode,
  settleAll,
  startDelivery,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { eraseOrderData, exportOrders } from '../customer-data.ts';
import { findOrderDocuments } from '../invoice/find-documents.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
const rider = useMember(shop, 'rider');

beforeAll(async () => {
  const { results } = await manager.api('GET /api/v1/staff/zones');
  const zone = results[0] ?? expect.fail('the shop has a zone');
  const nextDoor = {
    pincode: '751031',
    place: 'Chandrasekharpur',
    latitude: 20.33,
    longitude: 85.82,
  };
  await manager.api('PATCH /api/v1/staff/zones/{zone_id}', {
    params: { zone_id: zone.zone_id },
    body: { pincodes: [...zone.pincodes, nextDoor] },
  });
});

type Api = Pick<typeof manager, 'api'>;
const correct = (uid: string, correction: Partial<OrderCorrection>, by: Api = support) =>
  by.api('PATCH /api/v1/staff/orders/{uid}', {
    params: { uid },
    body: { version: 1, ...correction },
  });
const readAsStaff = (uid: string, by: Api = manager) =>
  by.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
const listAddresses = () =>
  customer.api('GET /api/v1/address/user/{uid}', { params: { uid: customer.uid } });
const placeOrder = async () =>
  createOrder(customer, [groceryLine(await createStock(shop, category))]);
const orderOut = async () => {
  const uid = await placeOrder();
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [uid]);
  await startDelivery(rider, uid);
  return uid;
};
const deliver = (uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { reason: 'Left with the guard' },
  });

const all = {
  phone: '+919437012345',
  address: '14 B, Lane 5, Patia, 751031',
  pincode: '751031',
  note: ' Ring twice ',
};

describe('a correction', () => {
  test('S10.111 of phone, address and note is what staff, picker, rider and customer see; its account is not touched', async () => {
    const uid = await orderOut();
    const addresses = await listAddresses();
    const corrected = await correct(uid, all);
    const [phone, address, note] = [all.phone, all.address, 'Ring twice'];
    expect(corrected).toMatchObject({ phone, address, pincode: '751031', note, version: 2 });
    expect(await readPicking(manager, uid)).toMatchObject({ note });
    const { results } = await rider.api('GET /api/v1/staff/deliveries');
    expect(results.find((stop) => stop.uid === uid)).toMatchObject({
      ...{ phone, address, note, pincode: '751031', is_located: false },
    });
    expect(await readOrder(customer, uid)).toMatchObject({
      delivery_address: address,
      delivery_note: note,
    });
    expect(await listAddresses()).toEqual(addresses);
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain('If nobody asked for it, call us at once.');
  });

  test('S10.468 does not change the recipient of an issued invoice, which is erased with the account', async () => {
    const uid = await orderOut();
    const { address } = await readAsStaff(uid);
    await correct(uid, all);
    const { db } = shop.app;
    const printed = async () => (await findOrderDocuments(db, {}, uid))?.recipient.delivery_address;
    expect(await printed()).toBe(address);
    expect((await exportOrders(db, customer.id)).at(-1)?.papers).toMatchObject([
      { delivery_address: address },
    ]);
    await deliver(uid);
    await inTransaction(db, (tx) => eraseOrderData(tx, customer.id));
    expect(await printed()).toBe('');
  });

  test('S10.468 the recipient is erased also by a server that knows only the name in the order', async () => {
    const uid = await orderOut();
    const { db } = shop.app;
    const recipients = () =>
      db
        .selectFrom('orders.invoice_recipients as r')
        .innerJoin('orders.orders as o', 'o.id', 'r.order_id')
        .select('r.customer_name')
        .where('o.uid', '=', uid)
        .execute();
    expect(await recipients()).toHaveLength(1);
    const rename = (customer_name: string) =>
      db.updateTable('orders.orders').set({ customer_name }).where('uid', '=', uid).execute();
    await rename('Asha Das');
    expect(await recipients()).toHaveLength(1);
    await rename('');
    expect(await recipients()).toEqual([]);
  });

  test('S10.112 is recorded with what it was and became, which the log itself does not show', async () => {
    const uid = await placeOrder();
    const { phone } = await readAsStaff(uid);
    await correct(uid, { phone: all.phone, note: 'Ring twice' });
    const { results } = await manager.api('GET /api/v1/staff/audit', {
      query: { subject: 'order', subject_id: uid },
    });
    expect(results).toHaveLength(1);
    const [{ before, after, personal } = results[0] ?? expect.fail()] = results;
    expect([before, after]).toEqual([null, { corrected: 'contact, delivery_note' }]);
    expect(personal).toEqual({
      before: { contact: phone, delivery_note: null },
      after: { contact: all.phone, delivery_note: 'Ring twice' },
    });
  });

  test('that changes nothing has no entry and no message; a note is taken away again', async () => {
    const uid = await placeOrder();
    const { address } = await readAsStaff(uid);
    const before = (await listMessagesTo(shop, customer.mobileNo)).length;
    expect((await correct(uid, { address, note: ' ' })).version).toBe(1);
    expect(await listMessagesTo(shop, customer.mobileNo)).toHaveLength(before);
    await correct(uid, { note: 'Ring twice' });
    expect(await correct(uid, { version: 2, note: null })).toMatchObject({
      note: null,
      version: 3,
    });
  });

  test('S10.111 stays in the zone, and an address names no other pincode', async () => {
    const uid = await placeOrder();
    const refusal = async (correction: Partial<OrderCorrection>) => {
      const { status, problem } = await expectRefusal(correct(uid, correction));
      return [status, problem.code, problem.field, problem.message];
    };
    expect(await refusal({ pincode: '751001', address: '1, Elsewhere' })).toEqual([
      ...[422, 'OTHER_ZONE', 'pincode'],
      expect.stringContaining('751001 is not in the zone'),
    ]);
    expect(await refusal({ address: '14 B, Patia, 751031' })).toEqual([
      ...[422, 'OTHER_PINCODE', 'address'],
      'The address says 751031, but the pincode is 751024.',
    ]);
    expect((await refusal({ phone: '12345' }))[1]).toBe('INVALID');
    expect(await readAsStaff(uid)).toMatchObject({ version: 1, pincode: '751024' });
  });

  test('S10.111 is refused once the order is delivered or cancelled, by the database too', async () => {
    const delivered = await orderOut();
    await deliver(delivered);
    const cancelled = await placeOrder();
    await transitionAsStaff(shop, cancelled, 'CANCELLED');
    for (const uid of [delivered, cancelled]) {
      expect(await refusalCode(correct(uid, { phone: all.phone }))).toBe('CANNOT_CORRECT');
      const change = shop.app.db
        .updateTable('orders.orders')
        .set({ contact: all.phone, version: 2 })
        .where('uid', '=', uid);
      await expect(change.execute()).rejects.toThrow('its delivery details stay');
    }
    const unversioned = shop.app.db
      .updateTable('orders.orders')
      .set({ delivery_note: 'Unseen' })
      .where('uid', '=', await placeOrder());
    await expect(unversioned.execute()).rejects.toThrow('has no new version');
  });

  test('an invoice stays as it was issued', async () => {
    const uid = await orderOut();
    const read = () =>
      shop.app.db
        .selectFrom('orders.invoices as i')
        .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
        .selectAll('i')
        .where('o.uid', '=', uid)
        .execute();
    const before = await read();
    await correct(uid, all);
    expect(await read()).toEqual(before);
  });
});

describe('at once', () => {
  test('S10.112 of members who correct one order, one succeeds and the others are shown it', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => createMember(shop, 'support')));
    for (let round = 0; round < 3; round++) {
      const uid = await placeOrder();
      const outcomes = await Promise.allSettled(
        members.map((member, i) => correct(uid, { phone: `+91943701234${i}` }, member)),
      );
      const { phone, version } = await readAsStaff(uid);
      expect(version).toBe(2);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(3);
      for (const { reason } of refused as PromiseRejectedResult[])
        expect(reason.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { phone } });
    }
  });

  test('with the delivery, or with its cancellation by the customer: before it or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const uid = round % 2 === 0 ? await orderOut() : await placeOrder();
      const end = () =>
        round % 2 === 0
          ? deliver(uid)
          : customer.api('POST /api/v1/orders/{orderId}/cancel', {
              params: { orderId: uid },
              body: {},
            });
      const { refusals } = await settleAll([correct(uid, { phone: all.phone }), end()]);
      const order = await readAsStaff(uid);
      expect(['DELIVERED', 'CANCELLED']).toContain(order.status);
      expect(order.phone === all.phone).toBe(refusals.length === 0);
      expect(refusals.map(({ problem }) => problem.code)).toEqual(
        refusals.length === 0 ? [] : ['CANNOT_CORRECT'],
      );
    }
  });
});
