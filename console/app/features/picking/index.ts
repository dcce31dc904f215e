export { PickingListScreen } from './picking-list-screen.tsx';
export { PickingScreen } from './picking-screen.tsx';
