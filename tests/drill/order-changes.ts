import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderStatus } from '@sabuja/contract/rules/order-status';
import { seconds } from '@sabuja/kit';
import { groceryLine, type TestCustomer, type TestMember, type TestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { nextDelivery } from '../faults/order-load.ts';

type Headers = Readonly<Record<string, string>>;
type Send = <T>(path: string, headers: Headers, body: object) => Promise<T | undefined>;

/**
 * Customers who order and cancel while staff confirm and pack the same orders: one of the two succeeds. A request
 * without a response is repeated until it gets one.
 */
export class OrderChanges {
  readonly #stockId: number;
  readonly #staff: TestMember;
  readonly #running: Promise<void>[] = [];
  /** The acknowledged statuses of each order. */
  readonly #acknowledged = new Map<string, OrderStatus[]>();
  #isStopped = false;

  constructor(stockId: number, staff: TestMember) {
    this.#stockId = stockId;
    this.#staff = staff;
  }

  start(url: string, customers: readonly TestCustomer[]): void {
    for (const customer of customers)
      this.#running.push(this.#changeRepeatedly(sendTo(url), customer));
  }
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #changeRepeatedly(send: Send, { token }: TestCustomer): Promise<void> {
    const session = { authorization: `Bearer ${token}` };
    while (!this.#isStopped) {
      const placed = await send<{ data: string[] }>(
        '/api/v1/orders/',
        { ...session, 'idempotency-key': randomUUID() },
        nextDelivery([groceryLine(this.#stockId)]),
      );
      const [uid = ''] = placed?.data ?? [];
      await Promise.all([this.#cancel(send, uid, session), this.#pack(send, uid)]);
      await pause(seconds(0.1));
    }
  }

  async #cancel(send: Send, uid: string, session: Headers): Promise<void> {
    if (await send(`/api/v1/orders/${uid}/cancel`, session, {})) this.#record(uid, 'CANCELLED');
  }
  async #pack(send: Send, uid: string): Promise<void> {
    for (const to of ['CONFIRMED', 'PACKED'] as const) {
      const path = `/api/v1/staff/orders/${uid}/move`;
      if (!(await send(path, this.#staff.headers, { to }))) return;
      this.#record(uid, to);
    }
  }
  #record(uid: string, status: OrderStatus): void {
    this.#acknowledged.set(uid, [...(this.#acknowledged.get(uid) ?? []), status]);
  }

  /** Counts acknowledged changes, changes lost or stored twice, and orders both cancelled and confirmed. */
  async count({ app: { db } }: TestShop) {
    const { rows } = await sql<{ uid: string; status: OrderStatus }>`
      select o.uid, h.status from orders.orders o join orders.status_history h on h.order_id = o.id
      where o.uid = any(${[...this.#acknowledged.keys()]})`.execute(db);
    const stored = new Map<string, OrderStatus[]>();
    for (const { uid, status } of rows) stored.set(uid, [...(stored.get(uid) ?? []), status]);
    let [changes, lost, twice, both] = [0, 0, 0, 0];
    for (const [uid, statuses] of this.#acknowledged) {
      const history = stored.get(uid) ?? [];
      changes += statuses.length;
      lost += statuses.filter((status) => !history.includes(status)).length;
      twice += history.length - new Set(history).size;
      if (history.includes('CANCELLED') && history.includes('CONFIRMED')) both += 1;
    }
    return { changes, 'changes lost': lost, 'changes twice': twice, 'both changes': both };
  }
}

/** Sends requests to a server, each repeated until it succeeds; returns undefined when the shop refuses with 409. */
const sendTo =
  (url: string): Send =>
  async <T>(path: string, headers: Headers, body: object) => {
    for (;;) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(seconds(30)),
      }).catch(() => undefined);
      if (response?.ok) return (await response.json()) as T;
      if (response?.status === 409) return undefined;
      if (response !== undefined && response.status < 500)
        throw new Error(`${path}: ${response.status}: ${await response.text()}`);
      await pause(seconds(0.2));
    }
  };
