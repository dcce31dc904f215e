import { AddressBook } from '../../../features/address/index.ts';
import { useSession } from '../../../features/session/index.ts';

export default function MyAddress() {
  const { user } = useSession();
  return user && <AddressBook userUid={user.uid} />;
}
