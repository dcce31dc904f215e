export { AboutScreen } from './about-screen.tsx';
export { ContactScreen } from './contact-screen.tsx';
export { legalQuery } from './legal-query.ts';
export { LegalScreen } from './legal-screen.tsx';
export { legalTitles } from './legal-titles.ts';
