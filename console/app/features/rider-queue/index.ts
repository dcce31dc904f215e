export { PhotoNotices } from './photo-notices.tsx';
export { RefusedActions } from './refused-actions.tsx';
export { RiderQueue } from './rider-queue.tsx';
export { useDeliveries } from './use-deliveries.ts';
export { useDeliveryEvents } from './use-delivery-events.ts';
export { useRiderAction } from './use-rider-action.ts';
export { WaitingActions } from './waiting-actions.tsx';
