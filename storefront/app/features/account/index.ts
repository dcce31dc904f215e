export { ProfileDetails } from './profile-details.tsx';
export { ProfileScreen } from './profile-screen.tsx';
