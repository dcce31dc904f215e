import type { OrderStatus, PlaceOrder } from '@sabuja/contract';
import { beforeEach } from 'vitest';
import { createStock } from './builders.ts';
import { createRound, startDelivery } from './dispatch.ts';
import { lateBound } from './late-bound.ts';
import { createOrder, groceryLine, transitionAsStaff } from './ordering.ts';
import { createMember, type TestMember } from './staff.ts';
import { useCustomer, useMember, useSellableShop } from './use-shop.ts';

/** A shop with a manager, a new rider for each test, and builders of orders that are packed or out with a rider. */
export function useRiderOrders() {
  const { shop, category } = useSellableShop();
  const customer = useCustomer(shop);
  const manager = useMember(shop, 'manager');
  const { handle: rider, bind } = lateBound<TestMember>('the rider');
  beforeEach(async () => bind(await createMember(shop, 'rider')));

  async function placeOrder(cost?: number, overrides: Partial<PlaceOrder> = {}): Promise<string> {
    const stock = await createStock(shop, category, cost === undefined ? {} : { cost });
    return createOrder(customer, [groceryLine(stock)], overrides);
  }
  /** Creates a packed order and transitions it to the further statuses; returns its uid. */
  async function packedOrder(...further: OrderStatus[]): Promise<string> {
    const uid = await placeOrder();
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', ...further);
    return uid;
  }
  type Out = { by?: TestMember; cost?: number } & Partial<PlaceOrder>;
  /** Creates an order that is out with a rider; `cost` in rupees. Returns its uid. */
  async function orderOut({ by = rider, cost, ...overrides }: Out = {}): Promise<string> {
    const uid = await placeOrder(cost, overrides);
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
    await createRound(manager, by, [uid]);
    await startDelivery(by, uid);
    return uid;
  }
  return { shop, category, customer, manager, rider, packedOrder, orderOut };
}
