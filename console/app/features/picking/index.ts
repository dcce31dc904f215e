export { PickingListScreen } from './picking-list-screen.tsx';
export { PickingScreen } from './picking-screen.tsx';
export { ScanBar } from './scan-bar.tsx';
export { isSameBarcode } from './scan-outcome.ts';
export { TogetherScreen } from './together/together-screen.tsx';
export { useScanner } from './use-scanner.ts';
export type { ScanMessage } from './use-scans.ts';
