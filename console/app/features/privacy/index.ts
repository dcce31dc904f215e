export { CustomerRequestsPart } from './customer-requests-part.tsx';
export { PrivacyScreen } from './privacy-screen.tsx';
export { PrivacyRequestScreen } from './request-screen.tsx';
