export { ComplaintScreen } from './complaint-screen.tsx';
export { ComplaintsScreen } from './complaints-screen.tsx';
export { StageTag } from './stage-tag.tsx';
