type Listener = () => void;
let listener: Listener = () => undefined;

/** Sets the listener that is called when the server reports an ended session. */
export function onSignedOut(next: Listener): void {
  listener = next;
}

export const notifySignedOut = (): void => listener();
