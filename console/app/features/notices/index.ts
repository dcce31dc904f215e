export { NoticesScreen } from './notices-screen.tsx';
