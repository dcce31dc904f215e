export { BoardScreen } from './board-screen.tsx';
export { useBoardEvents } from './use-board-events.ts';
