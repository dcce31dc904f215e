import type { Query } from './database.ts';
import type { EventEntry, Order, Payment, PaymentLink, Refund } from './entities.ts';
import { defaultMode, type Mode } from './mode.ts';

/** An order, and whether its payments are captured automatically. */
export type StoredOrder = { order: Order; autoCapture: boolean };
export type StoredRefund = { refund: Refund; request: string };

/** Reads and writes the entities of the sandbox within one transaction; contains only SQL. */
export class Store {
  readonly #query: Query;
  constructor(query: Query) {
    this.#query = query;
  }

  /** Returns an order and locks it, so that operations on it and its payments are serialized. */
  async order(id: string): Promise<StoredOrder | undefined> {
    const [row] = await this.#query<{ body: Order; auto_capture: boolean }>(
      'select body, auto_capture from sandbox_razorpay.orders where id = $1 for update',
      [id],
    );
    return row && { order: row.body, autoCapture: row.auto_capture };
  }

  orders(receipt?: string): Promise<Order[]> {
    return this.#bodies<Order>(
      'select body from sandbox_razorpay.orders where $1::text is null or receipt = $1 order by made desc',
      [receipt ?? null],
    );
  }

  /** Adds an order; returns false if another order has the same receipt. */
  async addOrder({ order, autoCapture }: StoredOrder): Promise<boolean> {
    const rows = await this.#query(
      `insert into sandbox_razorpay.orders (id, receipt, auto_capture, body) values ($1, $2, $3, $4)
       on conflict (receipt) do nothing returning id`,
      [order.id, order.receipt, autoCapture, JSON.stringify(order)],
    );
    return rows.length === 1;
  }

  async saveOrder(order: Order): Promise<void> {
    await this.#query('update sandbox_razorpay.orders set body = $2 where id = $1', [
      order.id,
      JSON.stringify(order),
    ]);
  }

  async payment(id: string): Promise<Payment | undefined> {
    const sql = 'select body from sandbox_razorpay.payments where id = $1';
    return (await this.#bodies<Payment>(sql, [id]))[0];
  }

  payments(orderId?: string): Promise<Payment[]> {
    return this.#bodies<Payment>(
      `select body from sandbox_razorpay.payments where $1::text is null or order_id = $1
       order by made desc`,
      [orderId ?? null],
    );
  }

  async addPayment(payment: Payment): Promise<void> {
    await this.#query(
      'insert into sandbox_razorpay.payments (id, order_id, body) values ($1, $2, $3)',
      [payment.id, payment.order_id, JSON.stringify(payment)],
    );
  }

  /** Stores a payment. The late bank responds after `lateMs` milliseconds; not at all if it is undefined. */
  async savePayment(payment: Payment, lateMs?: number): Promise<void> {
    await this.#query(
      `update sandbox_razorpay.payments
       set body = $2, authorise_at = now() + $3::float8 * interval '1 millisecond' where id = $1`,
      [payment.id, JSON.stringify(payment), lateMs ?? null],
    );
  }

  /** Returns one payment whose late bank's response is due; undefined if there is none. */
  async latePayment(): Promise<Payment | undefined> {
    const [payment] = await this.#bodies<Payment>(
      `select body from sandbox_razorpay.payments where authorise_at <= now()
       order by authorise_at limit 1`,
    );
    return payment;
  }

  async link(id: string): Promise<PaymentLink | undefined> {
    const sql = 'select body from sandbox_razorpay.links where id = $1';
    return (await this.#bodies<PaymentLink>(sql, [id]))[0];
  }

  async linkOfOrder(orderId: string): Promise<PaymentLink | undefined> {
    const sql = 'select body from sandbox_razorpay.links where order_id = $1';
    return (await this.#bodies<PaymentLink>(sql, [orderId]))[0];
  }

  links(reference?: string): Promise<PaymentLink[]> {
    return this.#bodies<PaymentLink>(
      'select body from sandbox_razorpay.links where $1::text is null or reference = $1 order by made desc',
      [reference ?? null],
    );
  }

  /** Adds a link; returns false if another link has the same reference. */
  async addLink(link: PaymentLink): Promise<boolean> {
    const rows = await this.#query(
      `insert into sandbox_razorpay.links (id, reference, order_id, body) values ($1, $2, $3, $4)
       on conflict (reference) do nothing returning id`,
      [link.id, link.reference_id, link.order_id, JSON.stringify(link)],
    );
    return rows.length === 1;
  }

  async saveLink(link: PaymentLink): Promise<void> {
    await this.#query('update sandbox_razorpay.links set body = $2 where id = $1', [
      link.id,
      JSON.stringify(link),
    ]);
  }

  async refund(id: string): Promise<Refund | undefined> {
    const sql = 'select body from sandbox_razorpay.refunds where id = $1';
    return (await this.#bodies<Refund>(sql, [id]))[0];
  }

  refunds(paymentId?: string): Promise<Refund[]> {
    return this.#bodies<Refund>(
      `select body from sandbox_razorpay.refunds where $1::text is null or payment_id = $1
       order by made desc`,
      [paymentId ?? null],
    );
  }

  /** Locks an idempotency key; returns false if another request with this key is in progress. */
  async claimKey(key: string): Promise<boolean> {
    const [row] = await this.#query<{ acquired: boolean }>(
      "select pg_try_advisory_xact_lock(hashtext('sandbox_razorpay'), hashtext($1)) as acquired",
      [key],
    );
    return row?.acquired === true;
  }

  async refundOfKey(key: string): Promise<StoredRefund | undefined> {
    const [row] = await this.#query<{ body: Refund; request: string }>(
      'select body, request from sandbox_razorpay.refunds where idempotency_key = $1',
      [key],
    );
    return row && { refund: row.body, request: row.request };
  }

  async addRefund(refund: Refund, request: string, key: string | null): Promise<void> {
    await this.#query(
      `insert into sandbox_razorpay.refunds (id, payment_id, idempotency_key, request, body)
       values ($1, $2, $3, $4, $5)`,
      [refund.id, refund.payment_id, key, request, JSON.stringify(refund)],
    );
  }

  async saveRefund(refund: Refund): Promise<void> {
    await this.#query('update sandbox_razorpay.refunds set body = $2 where id = $1', [
      refund.id,
      JSON.stringify(refund),
    ]);
  }

  async addEvent(
    entry: Pick<EventEntry, 'id' | 'event' | 'body' | 'state'>,
    webhooks: Mode['webhooks'],
  ): Promise<void> {
    await this.#query(
      `insert into sandbox_razorpay.events (id, event, body, copies, state, due_at)
       values ($1, $2, $3, $4, $5, now() + $6::float8 * interval '1 millisecond')`,
      [entry.id, entry.event, entry.body, webhooks.copies, entry.state, webhooks.delayMs],
    );
  }

  events(): Promise<EventEntry[]> {
    return this.#query<EventEntry>(
      'select id, event, state, tries, last_status, body from sandbox_razorpay.events order by made',
    );
  }

  async mode(): Promise<Mode> {
    const [row] = await this.#query<{ body: Mode }>('select body from sandbox_razorpay.mode');
    return row?.body ?? defaultMode;
  }

  /** Changes the mode; concurrent changes are serialized. */
  async changeMode(change: (mode: Mode) => Mode): Promise<void> {
    await this.#query(
      'insert into sandbox_razorpay.mode (body) values ($1) on conflict do nothing',
      [JSON.stringify(defaultMode)],
    );
    await this.#query('select 1 from sandbox_razorpay.mode for update');
    const mode = change(await this.mode());
    await this.#query('update sandbox_razorpay.mode set body = $1', [JSON.stringify(mode)]);
  }

  async deleteAll(): Promise<void> {
    await this.#query(
      `truncate sandbox_razorpay.orders, sandbox_razorpay.payments, sandbox_razorpay.refunds,
       sandbox_razorpay.links, sandbox_razorpay.events, sandbox_razorpay.mode`,
    );
  }

  async #bodies<Body>(sql: string, values?: unknown[]): Promise<Body[]> {
    return (await this.#query<{ body: Body }>(sql, values)).map(({ body }) => body);
  }
}
