import type { FreeSlotOfDay, RefusedUnits } from '@sabuja/contract';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import type { Problem } from '@sabuja/ui/lib/api-error.ts';

/** What a picker found of a line. */
export type LinePick = {
  found: number;
  grams?: number;
  reason?: MissingReason;
  substitute?: { stock_id: number; quantity: number };
  customer_agreed?: true;
};

/** What a rider does with an order, or a picker with one of its lines. */
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

/** An action until the server has accepted it, or the rider has seen why it was refused. */
export type StoredAction = {
  /** In the sequence of the actions. */
  seq: number;
  /** The id under which the server does it once. */
  id: string;
  memberUid: string;
  action: DeviceAction;
  /** By the device's clock. */
  at: string;
  /** True once it was sent: the server may have done it, whether or not it responded. */
  wasSent: boolean;
  refusal?: { status: number; problem: Problem };
};

/** The photo of a delivery until the server has it, or the rider has seen why it was refused. */
export type StoredPhoto = Pick<StoredAction, 'id' | 'seq' | 'memberUid' | 'refusal'> & {
  order: { uid: string; order_no: string };
  jpeg: ArrayBuffer;
  /** By the device's clock; not there on photos of an earlier release until the database opens. */
  at?: string;
  /** True once the server has accepted the delivery: the photo is sent after it. */
  isDue: boolean;
};
