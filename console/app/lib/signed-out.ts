import { createStore } from '@sabuja/ui/lib/create-store.ts';

type Listener = () => void;
let listener: Listener = () => undefined;

/** Sets the listener that is called when the server reports an ended session. */
export function onSignedOut(next: Listener): void {
  listener = next;
}

export const notifySignedOut = (): void => listener();

/**
 * The member whose session has ended while a form has unsaved changes: the page stays until this member has signed in
 * again, in another tab.
 */
export const endedMember = createStore<string | undefined>(undefined);
