import type { FreeSlotOfDay, RefusedUnits } from '@sabuja/contract';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import type { Problem } from '@sabuja/ui/lib/api-error.ts';

/** The result of picking a line: units found, weight, and the reason and substitute for missing units. */
export type LinePick = {
  found: number;
  grams?: number;
  reason?: MissingReason;
  substitute?: { stock_id: number; quantity: number };
  customer_agreed?: true;
};

/** An action of a rider on an order, or of a picker on one of its lines. */
export type DeviceAction = { uid: string; order_no: string } & (
  | { kind: 'pick'; item: string; name: string; pick: LinePick }
  | { kind: 'unpick'; item: string; name: string }
  | { kind: 'start' }
  | { kind: 'returned' }
  | { kind: 'cash_returned'; amount: number }
  | { kind: 'attempted'; reason: string }
  | {
      kind: 'slot';
      reason: string;
      slot: Pick<FreeSlotOfDay, 'delivery_date' | 'slot_id' | 'name'>;
    }
  | (Delivered & { code: string })
  | (Delivered & { reason: string; has_photo?: true })
);
type Delivered = {
  kind: 'delivered';
  collected: number;
  refused?: RefusedUnits[];
  despite_link?: true;
};

/** An action stored until the server has accepted it, or the member has dismissed its refusal. */
export type StoredAction = {
  /** Auto-incremented key: the sequence in which the actions are sent. */
  seq: number;
  /** Idempotency key: the server executes the action once. */
  id: string;
  memberUid: string;
  action: DeviceAction;
  /** Time of the action by the device's clock. */
  at: string;
  /** True once the action was sent: the server may have executed it, even if no response arrived. */
  wasSent: boolean;
  refusal?: { status: number; problem: Problem };
};

/** The photo of a delivery, stored until it was sent, or the rider has dismissed its refusal. */
export type StoredPhoto = Pick<StoredAction, 'id' | 'seq' | 'memberUid' | 'refusal'> & {
  order: { uid: string; order_no: string };
  jpeg: ArrayBuffer;
  /** Time by the device's clock. Missing on photos of an earlier release, until opening the database adds it. */
  at?: string;
  /** True once the server has accepted the delivery; only then the photo is sent. */
  isDue: boolean;
};
