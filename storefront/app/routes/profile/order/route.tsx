import { useLingui } from '@lingui/react/macro';
import { OrdersList } from '../../../features/orders/index.ts';
import { useSession } from '../../../features/session/index.ts';

export default function MyOrders() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <section>
      <h1 className="pb-4 text-head font-extrabold md:text-display">{t`My Orders`}</h1>
      {user && <OrdersList userUid={user.uid} />}
    </section>
  );
}
