import type {
  Department,
  ItemType,
  OrderActor,
  OrderStatus,
  PaymentMethod,
} from '@sabuja/contract';
import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import type { Disposition } from '@sabuja/contract/rules/order-status';
import type { PartKind, RefusalReason } from '@sabuja/contract/rules/refused-units';
import type { SlotProblem } from '@sabuja/contract/rules/slot-problems';
import type { IstDate, Locale } from '@sabuja/kit';
import type { Generated, JSONColumnType } from 'kysely';
import type { ItemTranslations, StockReservation } from '../catalogue/index.ts';
import type { DeliveredPart } from './billing/delivered-part.ts';
import type { Invoice } from './invoice/invoice-content.ts';

export type OrderRow = {
  id: Generated<number>;
  uid: string;
  customer_id: number | null;
  department: Department;
  status: OrderStatus;
  payment_method: PaymentMethod;
  payment_status: Generated<0 | 1>;
  raz_pay_status: number | null;
  raz_order_id: string | null;
  payment_id: string | null;
  item_total_paise: number;
  discount_paise: number;
  /** Identifies the checkout's coupon redemption; null without a coupon. */
  redemption_uid: Generated<string | null>;
  coupon_code: Generated<string | null>;
  /** The discount by the coupon at the time of ordering; part of `discount_paise`. */
  coupon_paise: Generated<number>;
  tax_paise: number;
  delivery_paise: number;
  final_paise: number;
  pending_paise: number;
  estimate_id: string | null;
  estimate_part: EstimatePart;
  delivery_date: string;
  slot_id: number;
  slot_name: string;
  pincode: string;
  deliver_to: string;
  delivery_address: string;
  /** Coordinates of the saved address; null when it has none, or the address was given as text. */
  delivery_latitude: Generated<number | null>;
  delivery_longitude: Generated<number | null>;
  /** The zone found by the map pin; null when the zone was found by the pincode. */
  pin_zone_id: Generated<number | null>;
  /** When and by whom it was first viewed, among the staff who may confirm it. */
  seen_at: Generated<Date | null>;
  seen_by: Generated<number | null>;
  /** Note for picker and rider. */
  delivery_note: Generated<string | null>;
  /** Grows with each correction of contact, address and note. */
  version: Generated<number>;
  customer_name: string;
  contact: string;
  email: string | null;
  occasion: string | null;
  occasion_members: number | null;
  /** What the customer chose for missing items; null (no choice made) means that they are called. */
  if_missing: Generated<MissingChoice | null>;
  /** Until when it waits for the other order of its checkout; null when it does not wait. */
  twin_until: Date | null;
  /** The delivery charges if it is delivered alone; null for the only order of its checkout. */
  alone_delivery_paise: number | null;
  /** The part of `delivery_paise` added because the other order did not come. */
  late_delivery_paise: Generated<number>;
  /** The member of staff who picks it, while it is PICKING. */
  picker_id: Generated<number | null>;
  /** When its amounts were changed to what was picked; null while they are as ordered. */
  picks_billed_at: Generated<Date | null>;
  /** When its amounts were lowered by what was refused at the door. */
  refused_at: Generated<Date | null>;
  /** Into how many bags it was packed; null until they are counted. */
  veg_bags: Generated<number | null>;
  non_veg_bags: Generated<number | null>;
  delivery_code: Generated<string | null>;
  delivery_code_failures: Generated<number>;
  /** The member of staff who placed it for a caller; null for the customer's own. */
  placed_by: Generated<number | null>;
  /** Name, address and contact are withheld from the account (decision 0138). */
  is_recipient_hidden: Generated<boolean>;
  /** The language in which it was placed and its documents are printed. */
  language: Generated<Locale>;
  created_at: Date;
};

export type ItemRow = {
  order_id: number;
  line_no: number;
  uid: Generated<string>;
  item_id: number;
  type: ItemType;
  name: string;
  units: string;
  /** Name and units in the languages beside English, as sold. */
  translations: Generated<ItemTranslations>;
  quantity: number;
  unit_paise: number;
  cost_paise: number;
  /** Before the discounts of plan and coupon. */
  final_paise: number;
  /** The discounts by plan and coupon together, without the item's own discount. */
  plan_discount_paise: number;
  /** The coupon's part of `plan_discount_paise`. */
  coupon_discount_paise: Generated<number>;
  gst_percent: number;
  /** True when the price at the time of sale included GST; then no GST was added. */
  tax_included: Generated<boolean>;
  /** The GST that was added. */
  tax_paise: number;
  hsn: string;
  image_url: string | null;
  /** The stock reserved by the line. */
  taken: StockReservation[];
  /** The customer's note for the picker. */
  note: Generated<string | null>;
  /** What the customer chose for this line alone; null: as for the whole order. */
  if_missing: Generated<MissingChoice | null>;
  /** Whether the line was restocked or wasted by a cancellation from PICKING on. */
  disposition: Generated<Disposition | null>;
};

/** What was found of a line when its order was picked. */
export type PickRow = {
  order_id: number;
  line_no: number;
  /** Units of the ordered product; `grams` when weighed lighter than their packs. */
  found: number;
  grams: number | null;
  reason: MissingReason | null;
  /** Whether the customer was asked about the substitute. */
  customer_agreed: Generated<boolean>;
  parts: JSONColumnType<DeliveredPart[]>;
  item_total_paise: number;
  discount_paise: number;
  tax_paise: number;
  member_id: number | null;
  picked_at: Date;
};

/** By how much the bill of an order was lowered for one cause, and where the money went. */
export type ReductionRow = {
  order_id: number;
  cause: 'SHORTAGE' | 'REFUSED';
  amount_paise: number;
  due_paise: number;
  wallet_paise: number;
  source_paise: number;
  /** The share of an online payment that was too small to refund there and went to the wallet. */
  small_paise: number;
  reduced_at: Date;
};

/** Units of a line that the customer refused at the door, and the amounts by which the bill was lowered. */
export type RefusalRow = {
  order_id: number;
  line_no: number;
  kind: PartKind;
  quantity: number;
  reason: RefusalReason;
  item_total_paise: number;
  discount_paise: number;
  tax_paise: number;
  /** The stock that the refused units use. */
  taken: JSONColumnType<StockReservation[]>;
  member_id: number | null;
  refused_at: Date;
  /** Null until somebody has checked it in the shop. */
  disposition: Disposition | null;
  checked_by: number | null;
  checked_at: Date | null;
};

/**
 * A refund of a delivered order by staff; `PAID` at once within a limit, otherwise after a second person approves it.
 */
export type StaffRefundRow = {
  id: Generated<number>;
  uid: string;
  order_id: number;
  state: 'REQUESTED' | 'PAID' | 'REFUSED';
  amount_paise: number;
  target: 'WALLET' | 'SOURCE';
  wallet_paise: Generated<number>;
  source_paise: Generated<number>;
  reason: string;
  /** The number of the complaint for which the refund is made. */
  ticket_no: Generated<string | null>;
  needs_approval: boolean;
  requested_by: number;
  requested_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
};

/** Cash that a rider reported for an order already paid by its payment link; it must be returned to the customer. */
export type CashReturnRow = {
  order_id: number;
  /** The rider who reported it. */
  member_id: number;
  amount_paise: number;
  reported_at: Date;
  /** Null until somebody confirms that the customer has it. */
  returned_at: Date | null;
  confirmed_by: number | null;
  /** Whether the cash came from the safe; null until it is returned, and for returns older than this column. */
  from_safe: Generated<boolean | null>;
};

/**
 * An invoice or a credit note; an order may have several of the latter. The database assigns its number (migration
 * 0021).
 */
export type InvoiceRow = {
  order_id: number;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  financial_year: Generated<string>;
  number: Generated<number>;
  serial: Generated<string>;
  issued_at: Date;
  seller: JSONColumnType<Seller>;
  /** The content of the document; null for documents that are built from the order. */
  content: JSONColumnType<Invoice> | null;
};

/** The recipient that the documents of an order print. */
export type InvoiceRecipient = Pick<OrderRow, 'customer_name' | 'delivery_address'>;

/** The seller: a copy of the shop's profile at the time of issue. */
export type Seller = {
  name: string;
  address: string;
  gstin: string;
  fssai: string;
  phone: string;
  email: string;
};

export type CashClosingRow = {
  id: Generated<number>;
  uid: Generated<string>;
  member_id: number;
  expected_paise: number;
  counted_paise: number;
  reason: string | null;
  closed_by: number;
  closed_at: Date;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'orders.orders': OrderRow;
    'orders.items': ItemRow;
    'orders.picks': PickRow;
    'orders.reductions': ReductionRow;
    'orders.refusals': RefusalRow;
    'orders.staff_refunds': StaffRefundRow;
    'orders.staff_refund_lines': {
      refund_id: number;
      line_no: number;
      /** Null in refunds of an earlier release. */
      kind: PartKind | null;
      quantity: number;
      amount_paise: number;
      disposition: Disposition;
    };
    'orders.status_history': {
      id: Generated<number>;
      order_id: number;
      status: OrderStatus;
      actor: OrderActor;
      reason: string | null;
      at: Date;
      /** The member of staff who made the transition. */
      member_id: Generated<number | null>;
      /** The transition that it undoes: the one before it. */
      undoes: Generated<number | null>;
    };
    'orders.reversed_collections': {
      undo_id: number;
      order_id: number;
      amount_paise: number;
      collected_at: Date;
      member_id: number | null;
      reversed_at: Date;
    };
    'orders.cash_collections': {
      order_id: number;
      amount_paise: number;
      collected_at: Date;
      member_id: Generated<number | null>;
    };
    'orders.rounds': {
      id: Generated<number>;
      uid: Generated<string>;
      name: string;
      delivery_date: string;
      rider_id: number;
      created_at: Date;
    };
    'orders.stops': { order_id: number; round_id: number; sequence: number };
    'orders.rider_actions': {
      member_id: number;
      id: string;
      order_id: number;
      action:
        | 'start'
        | 'delivered'
        | 'attempted'
        | 'returned'
        | 'pick'
        | 'unpick'
        | 'cash_returned'
        | 'slot';
      /** The line of a pick or unpick; null for other actions, and for picks older than this column. */
      item_uid: string | null;
      outcome: 'done' | 'wrong_code' | SlotProblem;
      /** The cash that the rider reported to have collected on delivery. */
      reported_cash_paise: number | null;
      acted_at: Date | null;
      recorded_at: Date;
    };
    'orders.bought_together': { item_id: number; other_id: number; score: number };
    'orders.customer_months': { customer_id: number; month: IstDate; orders: number };
    'orders.customer_months_until': { only_row: Generated<boolean>; until: Date };
    'orders.delivery_photos': {
      order_id: number;
      customer_id: number | null;
      member_id: number;
      action_id: string;
      taken_at: Date | null;
      received_at: Date;
      webp: Buffer;
    };
    'orders.slot_requests': {
      order_id: number;
      delivery_date: IstDate;
      slot_name: string | null;
      problem: SlotProblem | null;
      requested_at: Date;
    };
    'orders.cash_closings': CashClosingRow;
    'orders.closed_collections': { order_id: number; closing_id: number };
    'orders.cash_returns': CashReturnRow;
    'orders.closed_returns': { order_id: number; closing_id: number };
    'orders.returns_before_close': { order_id: number; returned_at: Date; recorded_at: Date };
    'orders.invoices': InvoiceRow;
    'orders.invoice_recipients': InvoiceRecipient & { order_id: number };
    'orders.idempotency_keys': {
      customer_id: number;
      key: string;
      request_hash: Buffer;
      answer: { data: string[] };
      created_at: Date;
    };
  }
}
