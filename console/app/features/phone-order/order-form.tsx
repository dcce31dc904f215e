import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../customers/index.ts';
import { LoadedPage } from '../shell/index.ts';
import { AddressPart } from './address-part.tsx';
import { CallerPart } from './caller-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { ItemsPart } from './items-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { departmentsOf, findUnanswered } from './phone-draft.ts';
import { PlaceBar } from './place-bar.tsx';
import type { PhoneForm } from './use-phone-draft.ts';
import { usePhoneEstimate } from './use-phone-estimate.ts';
import { usePlacePhoneOrders } from './use-place-phone-orders.ts';

type Props = { form: PhoneForm; uid: string; onOther: () => void };

/** Form for the order of a caller, beside its amounts. */
export function OrderForm({ form, uid, onOther }: Props) {
  const { t } = useLingui();
  const query = useQuery(customerQuery(uid));
  return (
    <LoadedPage query={query} failed={t`The customer could not be loaded.`}>
      {(customer) => <Loaded key={uid} form={form} customer={customer} onOther={onOther} />}
    </LoadedPage>
  );
}

function Loaded({ form, customer, onOther }: Omit<Props, 'uid'> & { customer: StaffCustomer }) {
  const { t } = useLingui();
  const place = usePlacePhoneOrders(form);
  const state = usePhoneEstimate(form.draft, place.isPending);
  const isUnanswered = findUnanswered(form.draft) !== undefined;
  const isPartPlaced = Object.values(form.draft.sent).some((order) => order.uid !== undefined);
  const departments = departmentsOf(form.draft);
  return (
    <div className="grid grid-cols-1 items-start gap-5 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
      {/* A sent order must not change until its outcome is known. */}
      <fieldset
        disabled={place.isPending || isUnanswered}
        className="grid min-w-0 grid-cols-1 gap-5"
      >
        <legend className="sr-only">{t`Order`}</legend>
        {customer.is_blocked && (
          <Alert tone="chilli" role="alert">
            {t`This customer is blocked from ordering: ${customer.block?.reason ?? ''}`}
          </Alert>
        )}
        {isPartPlaced && (
          <Alert tone="haldi" role="status">
            {t`One of the two orders is placed. Place the other one as well, or tell the caller that only one comes.`}
          </Alert>
        )}
        <CallerPart customer={customer} onOther={isPartPlaced ? undefined : onOther} />
        <ItemsPart form={form} />
        <AddressPart form={form} customer={customer} />
        {departments.map((department) => (
          <DeliveryPart key={department} form={form} department={department} />
        ))}
        <PaymentPart form={form} customer={customer} state={state} />
      </fieldset>
      <PlaceBar form={form} customer={customer} state={state} place={place} />
    </div>
  );
}
