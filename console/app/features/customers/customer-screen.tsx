import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CustomerRequestsPart } from '../privacy/index.ts';
import { useSession } from '../session/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { BlockPart } from './block-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { customerQuery } from './customer-queries.ts';
import { NotesPart } from './notes-part.tsx';

/** The page of a customer: contact details, orders, payments, complaints and notes of staff. */
export function CustomerScreen() {
  const { t } = useLingui();
  const { uid = '' } = useParams();
  const query = useQuery(customerQuery(uid));
  usePageTitle(query.data?.name ?? t`Customer`);
  return (
    <LoadedPage query={query} failed={t`The customer could not be loaded.`}>
      {(customer) => <CustomerDetails key={uid} customer={customer} />}
    </LoadedPage>
  );
}

function CustomerDetails({ customer }: { customer: StaffCustomer }) {
  const { t } = useLingui();
  const mayPlace = useSession()?.permissions.includes('orders.place') ?? false;
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words">
          {customer.name ?? t`No name yet`}
          {customer.is_blocked && <Badge tone="chilli">{t`blocked`}</Badge>}
        </span>
      }
      actions={
        <>
          {mayPlace && (
            <Link to={paths.newOrder(customer.uid)} className={buttonClass('primary', 'sm')}>
              {t`New order`}
            </Link>
          )}
          <Link
            to={paths.customers}
            className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
          >
            {t`Find another customer`}
          </Link>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 items-start gap-5 md:grid-cols-2 xl:grid-cols-1">
          <ContactPart customer={customer} />
          <BlockPart customer={customer} />
          <NotesPart customer={customer} />
          <CustomerRequestsPart uid={customer.uid} />
        </div>
        <CustomerHistory uid={customer.uid} />
      </div>
    </Page>
  );
}
