export { AboutScreen } from './about-screen.tsx';
export { ContactScreen } from './contact-screen.tsx';
export { PrivacyScreen } from './privacy-screen.tsx';
export { TermsScreen } from './terms-screen.tsx';
