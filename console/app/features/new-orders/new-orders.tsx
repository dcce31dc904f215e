import { useQuery } from '@tanstack/react-query';
import { newOrdersQuery } from '../../lib/new-orders-query.ts';
import { useSoundSwitch } from './sound-switch.ts';
import { useNewOrderSound } from './use-new-order-sound.ts';

/** Plays a sound on every page as long as there is a new order. */
export function NewOrders() {
  const { data } = useQuery(newOrdersQuery);
  const { isMuted } = useSoundSwitch();
  useNewOrderSound(data?.results[0]?.uid, isMuted);
  return null;
}
