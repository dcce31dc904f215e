import { createDatabase, withAdminConnection } from '@sabuja/server/platform/db';
import { addCustomers } from './add-customers.ts';
import { addInvoices } from './add-invoices.ts';
import { addOrders } from './add-orders.ts';
import { addStocks } from './add-stocks.ts';
import { fillDemoShop, type Place } from './shop-database.ts';

/** The number of rows to add to the demo shop. The same size always creates the same shop, except for its dates. */
export type Size = { stocks: number; orders: number; customers?: number };

const ordersEach = 50;
const MAX_CUSTOMERS = 20_000;

/** Creates the database `name` with the demo shop and additional stocks, customers and orders. */
export async function seedLarge(place: Place, name: string, size: Size): Promise<void> {
  const { log } = place;
  const startedAt = performance.now();
  log(`making the database ${name}`);
  const url = await createDatabase(place.url, name);
  await fillDemoShop({ ...place, url });
  await addLarge(url, size, log);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log(`${name} is ready after ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
}

/** Adds stocks, customers and orders to a demo shop. */
export async function addLarge(url: string, size: Size, log: Place['log']): Promise<void> {
  const { stocks, orders } = size;
  const customers = size.customers ?? Math.min(MAX_CUSTOMERS, Math.ceil(orders / ordersEach));
  await withAdminConnection(url, async (connection) => {
    await connection.query(`set maintenance_work_mem = '256MB'; set work_mem = '64MB'`);
    await addStocks(connection, stocks, log);
    await addCustomers(connection, customers, log);
    await addOrders(connection, { orders, customers }, log);
    await addInvoices(connection, log);
    log('collecting statistics for the planner');
    await connection.query('vacuum analyze');
  });
}
