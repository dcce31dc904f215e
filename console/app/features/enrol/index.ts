export { EnrolScreen } from './enrol-screen.tsx';
