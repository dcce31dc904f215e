import type { DeviceAction } from '../../lib/device-store.ts';

type Delivered = Extract<DeviceAction, { kind: 'delivered' }>;

/** What the server is sent of a delivery: all that the rider entered; its photo follows. */
export function deliveryOf(action: Delivered) {
  const { collected, refused, despite_link } = action;
  return {
    collected,
    ...(refused && { refused }),
    ...(despite_link && { despite_link }),
    ...('code' in action ? { code: action.code } : { reason: action.reason }),
  };
}
