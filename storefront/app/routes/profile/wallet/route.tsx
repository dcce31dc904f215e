import { useSession } from '../../../features/session/index.ts';
import { WalletScreen } from '../../../features/wallet/index.ts';

export default function MyWallet() {
  const { user } = useSession();
  return user && <WalletScreen user={user} />;
}
