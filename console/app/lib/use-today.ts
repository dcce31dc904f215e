import { type IstDate, istDate, minutes } from '@sabuja/kit';
import { createListeners } from '@sabuja/ui/lib/create-store.ts';
import { useSyncExternalStore } from 'react';

const today = (): IstDate => istDate(new Date());

const { subscribe } = createListeners((notify) => {
  const timer = setInterval(notify, minutes(1));
  return () => clearInterval(timer);
});

/** Today's date (IST), also on a page that is open at midnight. */
export const useToday = (): IstDate => useSyncExternalStore(subscribe, today);
