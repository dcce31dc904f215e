export { NewOrders } from './new-orders.tsx';
export { NewOrdersCount } from './new-orders-count.tsx';
export { NewOrdersStrip } from './new-orders-strip.tsx';
export { SoundButton } from './sound-button.tsx';
export { useMarkSeen } from './use-mark-seen.ts';
