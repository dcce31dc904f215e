import { randomUUID } from 'node:crypto';
import { istDate } from '@sabuja/kit';
import { addReasons } from '@sabuja/server/modules/complaints';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  groceryLine,
  rechargeWallet,
  type TestCustomer,
  type TestMember,
  type TestShop,
} from '@sabuja/testing';

const ASHA = { full_name: 'Asha Nilachakra', area: 'Nilachakra Lane' };
const COMPLAINT = 'The tomatoes of Nilachakra were soft.';

/** Identifiers of the victim's resources for the paths of calls. */
export type Ids = Record<'customer' | 'address' | 'order' | 'ticket' | 'request', string> & {
  stock: number;
};

/** The customer whom others attack; owns at least one resource of each kind. */
export type Victim = {
  customer: TestCustomer;
  ids: Ids;
  /** Identifiers that an attacker may know. */
  names: string[];
  /** Texts that nobody else may read. */
  secrets: string[];
};

type Category = { categoryId: number; subcategoryId: number };

export async function createVictim(shop: TestShop, category: Category): Promise<Victim> {
  const customer = await createCustomer(shop);
  const { uid, api } = customer;
  await api('PUT /api/v1/users/{uid}', { params: { uid }, form: { full_name: ASHA.full_name } });
  const address = await saveAddress(customer);
  const stock = await createStock(shop, category, { quantity: 1000 });
  const order = await createOrder(customer, [groceryLine(stock)], { customer_address: address });
  await rechargeWallet(shop, customer, 500);
  await fillAccount(customer, stock);
  const support = await createMember(shop, 'support');
  const ticket = await complain(shop, customer, order);
  await support.api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
    params: { ticket_no: ticket },
    body: { answer: 'We are sorry.' },
  });
  const request = await askForCopy(shop, support, customer);
  return {
    customer,
    ids: { customer: uid, address, order, ticket, request, stock },
    names: [
      ...[uid, String(customer.id), address, order, ticket, request],
      ...[customer.mobileNo, String(stock), 'STOCK'],
    ],
    secrets: [ASHA.full_name, ASHA.area, COMPLAINT, customer.token],
  };
}

async function saveAddress({ uid, api }: TestCustomer): Promise<string> {
  const address = await api('POST /api/v1/address/{userUid}', {
    params: { userUid: uid },
    body: {
      ...{ room_no: '12', locality: '', area: ASHA.area, pincode: '751024' },
      ...{ type: 'Home' as const, full_address: '' },
    },
  });
  return address.uid;
}

/** Adds a cart line, a favourite and a nominee to the account. */
async function fillAccount({ uid, api }: TestCustomer, id: number): Promise<void> {
  await api('POST /api/v1/cart/item/', { query: { item_id: id, quantity: 2, type: 'STOCK' } });
  await api('PUT /api/v1/favourites/{item_id}', { params: { item_id: id } });
  await api('PUT /api/v1/users/{uid}/nominee', {
    params: { uid },
    body: { full_name: 'Ravi Nilachakra', contact: 'ravi@example.in' },
  });
}

async function complain(shop: TestShop, by: TestCustomer, order: string): Promise<string> {
  const actions = 'Something was damaged';
  await addReasons(shop.app.db, [actions]);
  const { ticket_no } = await by.api('POST /api/v1/complaint/', {
    body: {
      ...{ user_uid: by.uid, order_id: order, details: COMPLAINT, actions },
      ...{ severity: 'MEDIUM' as const, source: 'WEB' as const },
    },
  });
  return ticket_no;
}

/** Support records that the customer requested a copy of their data; returns the number of the request. */
async function askForCopy(
  shop: TestShop,
  support: TestMember,
  { uid }: TestCustomer,
): Promise<string> {
  const { number } = await support.api('POST /api/v1/staff/customers/{uid}/privacy-requests', {
    params: { uid },
    body: {
      ...{ id: randomUUID(), kind: 'EXPORT' as const, channel: 'PHONE' as const },
      ...{
        identity_proof: 'CALLED_BACK' as const,
        received_on: istDate(shop.clock.now()),
        note: '',
      },
    },
  });
  return number;
}
