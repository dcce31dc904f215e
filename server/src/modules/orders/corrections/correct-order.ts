import type { OrderCorrection } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { paths } from '@sabuja/contract/rules/page-paths';
import { PINCODE_PATTERN } from '@sabuja/contract/rules/patterns';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { readZoneNames } from '../../delivery/index.ts';
import { notifyCustomer } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';

/**
 * Corrects phone, address and note of an order that is still to be delivered, and notifies its customer; the saved
 * addresses of the account and an issued invoice do not change (decision 0104). Does nothing when the order already has
 * these values. Fails with NO_ORDER, CANNOT_CORRECT (its status), CHANGED_MEANWHILE (the version), OTHER_ZONE or
 * OTHER_PINCODE.
 */
export function correctOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'notify'>,
  actor: StaffActor,
  uid: string,
  { version, ...correction }: OrderCorrection,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockDelivery(tx, uid);
    if (!order) return fail('NO_ORDER');
    if (isFinal(order.status)) return fail('CANNOT_CORRECT');
    if (order.version !== version) return fail('CHANGED_MEANWHILE');
    const { before, after } = findChanges(order, correction);
    if (Object.keys(after).length === 0) return undefined;
    const refusal = await checkPlace(tx, order, after);
    if (refusal) return refusal;
    await tx
      .updateTable('orders.orders')
      .set({
        ...after,
        // The stored coordinates belong to the old address.
        ...('delivery_address' in after && { delivery_latitude: null, delivery_longitude: null }),
        version: version + 1,
      })
      .where('id', '=', order.id)
      .execute();
    const entry = { action: 'order.correct', subject: 'order', subjectId: order.uid };
    const personal = { customerId: order.customer_id, values: { before, after } };
    const corrected = Object.keys(after).join(', ');
    await recordAudit(tx, actor, { ...entry, after: { corrected }, personal }, now);
    await notifyCorrected(deps, tx, order, now);
    return undefined;
  });
}

type Delivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;
type Details = Pick<Delivery, 'contact' | 'delivery_address' | 'pincode' | 'delivery_note'>;

const lockDelivery = (tx: Tx, uid: string) =>
  tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status', 'version', 'customer_id', 'pin_zone_id'])
    .select(['contact', 'delivery_address', 'pincode', 'delivery_note'])
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Returns the values that the correction changes, before and after. */
function findChanges(
  order: Details,
  { phone, address, pincode, note }: Omit<OrderCorrection, 'version'>,
) {
  const wanted: { [K in keyof Details]: Details[K] | undefined } = {
    contact: phone,
    delivery_address: address?.trim(),
    pincode,
    delivery_note: note === undefined ? undefined : note?.trim() || null,
  };
  const changed = (Object.keys(wanted) as (keyof Details)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== order[name],
  );
  const valuesOf = (from: Partial<Details>): Partial<Details> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: valuesOf(order), after: valuesOf(wanted as Partial<Details>) };
}

/** Refuses a pincode of another zone, whose fee and slots may differ, and an address that names another pincode. */
async function checkPlace(
  tx: Tx,
  order: Details & { pin_zone_id: number | null },
  after: Partial<Details>,
) {
  const { pincode = order.pincode, delivery_address: address = order.delivery_address } = after;
  if (pincode !== order.pincode) {
    const zones = await readZoneNames(tx);
    const ofOrder = zones.of(order) ?? undefined;
    const zone = zones.of({ pincode, pin_zone_id: null });
    if (zone === null || zone !== ofOrder) return fail('OTHER_ZONE', { pincode, zone: ofOrder });
  }
  const isSamePlace = after.pincode === undefined && after.delivery_address === undefined;
  const named = isSamePlace ? [] : (address.match(pincodesIn) ?? []);
  const other = named.find((each) => each !== pincode);
  return other === undefined ? undefined : fail('OTHER_PINCODE', { named: other, pincode });
}

const pincodesIn = new RegExp(`(?<!\\d)${PINCODE_PATTERN}(?!\\d)`, 'g');

async function notifyCorrected(
  deps: Pick<OrderDeps, 'notify'>,
  tx: Tx,
  order: Delivery,
  now: Date,
): Promise<void> {
  const params = { number: orderNumber(order.uid) };
  const path = paths.orderSummary(order.uid);
  const notification = { template: 'order_corrected', params, path } as const;
  await notifyCustomer(deps, tx, order.customer_id, notification, now);
}
