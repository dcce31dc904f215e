export { OrderingPart } from './ordering-part.tsx';
export { PausedBanner } from './paused-banner.tsx';
