import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { FindCustomer } from './find-customer.tsx';
import { OrderForm } from './order-form.tsx';
import { emptyDraft, forCustomer } from './phone-draft.ts';
import { PlacedPart } from './placed-part.tsx';
import { usePhoneDraft } from './use-phone-draft.ts';

/** Takes an order by phone: caller, items, slot and address, payment. */
export function PhoneOrderScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const member = useSession()?.member.uid ?? '';
  const asked = params.get('customer');
  const form = usePhoneDraft(member, (stored) =>
    asked && asked !== stored.customer ? forCustomer(stored, asked) : stored,
  );
  const { draft, setDraft } = form;
  usePageTitle(t`New order`);
  const choose = (uid: string | null) => {
    setDraft((last) => forCustomer(last, uid));
    setParams(uid === null ? {} : { customer: uid }, { replace: true });
  };
  const isPlaced = Object.values(draft.sent).some((order) => order.uid !== undefined);
  const isDone = isPlaced && draft.lines.every(({ department }) => draft.sent[department]?.uid);
  const restart = (customer: string | null) => {
    setDraft({ ...emptyDraft, customer });
    setParams(customer === null ? {} : { customer }, { replace: true });
  };
  return (
    <Page title={t`New order by phone`}>
      {isDone ? (
        <PlacedPart draft={draft} onRestart={restart} />
      ) : draft.customer === null ? (
        <FindCustomer onChoose={choose} />
      ) : (
        <OrderForm form={form} uid={draft.customer} onOther={() => choose(null)} />
      )}
    </Page>
  );
}
