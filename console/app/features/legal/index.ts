export { LegalPageScreen } from './legal-page-screen.tsx';
export { LegalScreen } from './legal-screen.tsx';
