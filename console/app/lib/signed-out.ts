type Listener = () => void;
let listener: Listener = () => undefined;

/** Sets what happens when the server says that the session has ended. */
export function onSignedOut(next: Listener): void {
  listener = next;
}

export const notifySignedOut = (): void => listener();
