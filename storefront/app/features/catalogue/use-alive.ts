import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML comes alive, so that both show the same; then true. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
