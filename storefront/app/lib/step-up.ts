import { createStore } from '@sabuja/ui/lib/create-store.ts';

/** Settles the open request for a code: true once the session is confirmed, false if the customer declined. */
export type SettleStepUp = (isConfirmed: boolean) => void;

/** Function that settles the open request for a code; undefined if there is none. */
export const openStepUp = createStore<SettleStepUp | undefined>(undefined);

let running: Promise<boolean> | undefined;

/** Asks the customer for a code that confirms the session, once for all waiting requests. */
export function askForStepUp(): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    openStepUp.set((isConfirmed) => {
      running = undefined;
      openStepUp.set(undefined);
      resolve(isConfirmed);
    });
  });
  return running;
}
