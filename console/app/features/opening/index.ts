export { OpeningScreen } from './opening-screen.tsx';
