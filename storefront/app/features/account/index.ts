export { PrivacyCopyScreen } from './privacy-copy-screen.tsx';
export { ProfileDetails } from './profile-details.tsx';
export { ProfileScreen } from './profile-screen.tsx';
