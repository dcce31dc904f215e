import type { StaffRole } from '@sabuja/contract/rules/staff-roles';
import type { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCustomer, createStock, setUpSellableShop, type TestCustomer } from './builders.ts';
import { lateBound } from './late-bound.ts';
import { closeAndCheckInvariants, groceryLine } from './ordering.ts';
import { openShopWithPayments } from './paying.ts';
import { createMember, type TestMember } from './staff.ts';
import type { TestDatabase } from './test-database.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

type Env = Record<string, string>;
type Options = {
  /** Settings as environment variables; a function when an earlier hook determines them. */
  env?: Env | (() => Env);
  /** The database to open, instead of an empty one. */
  database?: () => Promise<TestDatabase>;
  /** False when tests violate database invariants on purpose; otherwise the invariants are checked after the file. */
  checksInvariants?: boolean;
};
type Category = { categoryId: number; subcategoryId: number };

/** Opens a shop for all tests of a file. */
export function useTestShop(options: Options = {}): TestShop {
  const { env = {}, database } = options;
  const shop = lateBound<TestShop>('the shop');
  beforeAll(async () =>
    shop.bind(await openTestShop(typeof env === 'function' ? env() : env, await database?.())),
  );
  closeAfterAll(shop, options);
  return shop.handle;
}

/** A shop that can sell (`setUpSellableShop`), and the category for its items. */
export function useSellableShop(options: Options = {}): { shop: TestShop; category: Category } {
  const shop = useTestShop(options);
  const { handle: category, bind } = lateBound<Category>('the category');
  beforeAll(async () => bind(await setUpSellableShop(shop)));
  return { shop, category };
}

/** A shop that sells one product (1000 units, ₹100 each), with a customer and a manager. */
export function useManagedShop() {
  const { shop, category } = useSellableShop();
  const customer = useCustomer(shop);
  const manager = useMember(shop, 'manager');
  let id = 0;
  beforeAll(async () => {
    id = await createStock(shop, category, { quantity: 1000, cost: 100 });
  });
  /** An order line of `quantity` units of the product. */
  const line = (quantity = 1) => groceryLine(id, quantity);
  return { shop, category, customer, manager, line };
}

/** A shop with online payment (`openShopWithPayments`), with the sandbox of its payment provider. */
export function useShopWithPayments(options: Pick<Options, 'checksInvariants'> = {}): {
  shop: TestShop;
  category: Category;
  sandbox: SandboxControl;
  /** Returns the URL at which the shop listens. */
  address: () => string;
} {
  const shop = lateBound<TestShop>('the shop');
  const category = lateBound<Category>('the category');
  const sandbox = lateBound<SandboxControl>('the sandbox');
  let address = '';
  beforeAll(async () => {
    const opened = await openShopWithPayments();
    shop.bind(opened.shop);
    category.bind(opened.category);
    sandbox.bind(opened.sandbox);
    address = opened.address;
  });
  closeAfterAll(shop, options);
  return {
    shop: shop.handle,
    category: category.handle,
    sandbox: sandbox.handle,
    address: () => address,
  };
}

type BoundShop = { handle: TestShop; release: () => void };

const closeAfterAll = ({ handle, release }: BoundShop, { checksInvariants = true }: Options) =>
  afterAll(async () => {
    await (checksInvariants ? closeAndCheckInvariants(handle) : handle.close());
    release();
  });

/** A signed-in customer, a new one for each test. */
export function useCustomer(shop: TestShop): TestCustomer {
  const { handle, bind } = lateBound<TestCustomer>('the customer');
  beforeEach(async () => bind(await createCustomer(shop)));
  return handle;
}

/** A member of staff, the same for all tests of a file, who has just signed in with a second factor. */
export function useMember(shop: TestShop, role: StaffRole): TestMember {
  const { handle, bind } = lateBound<TestMember>('the member of staff');
  beforeAll(async () => bind(await createMember(shop, role)));
  return handle;
}
