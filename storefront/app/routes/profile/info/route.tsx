import { ProfileDetails } from '../../../features/account/index.ts';

export default ProfileDetails;
