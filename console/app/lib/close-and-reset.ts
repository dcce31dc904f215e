/** Returns a handler that closes a dialog and resets its mutation, so that the next opening shows no earlier error. */
export const closeAndReset =
  (mutation: { reset: () => void }, onClose: () => void): (() => void) =>
  () => {
    mutation.reset();
    onClose();
  };
