import { useQuery } from '@tanstack/react-query';
import { newOrdersQuery } from '../../lib/new-orders-query.ts';
import { useSoundSwitch } from './sound-switch.ts';
import { useNewOrderSound } from './use-new-order-sound.ts';

/** Sounds on every page as long as an order is new. */
export function NewOrders() {
  const { data } = useQuery(newOrdersQuery);
  const { isMuted } = useSoundSwitch();
  useNewOrderSound(data?.results[0]?.uid, isMuted);
  return null;
}
