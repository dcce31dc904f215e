export { InvitationScreen } from './invitation-screen.tsx';
export { PeopleScreen } from './people-screen.tsx';
