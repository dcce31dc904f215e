import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToBoard } from '../../lib/board-events.ts';

/** Listens to changes of orders on every page, if the member may read orders. */
export function useBoardEvents(mayRead: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!mayRead) return;
    return listenToBoard(client);
  }, [client, mayRead]);
}
