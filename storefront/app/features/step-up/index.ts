export { NumberChangeNotice } from './number-change-notice.tsx';
export { NumberChangeScreen } from './number-change-screen.tsx';
export { StepUpHost } from './step-up-host.tsx';
