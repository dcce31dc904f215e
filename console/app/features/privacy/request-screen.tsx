import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { CarryOutPart } from './carry-out-part.tsx';
import { EndPart } from './end-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { channelLabels, kindLabels } from './privacy-labels.ts';
import { privacyRequestQuery } from './privacy-queries.ts';
import { RefusePart } from './refuse-part.tsx';
import { RequestAssigneePart } from './request-assignee-part.tsx';
import { DueText, StateTag } from './state-tag.tsx';

/** One request about personal data: what is asked for, who asks, and what can be done about it. */
export function PrivacyRequestScreen() {
  const { t } = useLingui();
  const { number = '' } = useParams();
  const query = useQuery(privacyRequestQuery(number));
  usePageTitle(number);
  return (
    <LoadedPage query={query} failed={t`The request could not be loaded.`}>
      {(request) => <RequestDetails key={number} request={request} />}
    </LoadedPage>
  );
}

function RequestDetails({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const { number, state } = request;
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular">{number}</span>
          <StateTag state={state} />
        </span>
      }
      actions={
        <Link
          to={paths.privacy}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All requests`}
        </Link>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <RequestPart request={request} />
          {state === 'OPEN' ? (
            <>
              <CarryOutPart request={request} />
              <RefusePart number={number} />
            </>
          ) : (
            <EndPart request={request} />
          )}
        </div>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-1">
          <IdentityPart request={request} />
          {state === 'OPEN' && <RequestAssigneePart request={request} />}
        </div>
      </div>
    </Page>
  );
}

function RequestPart({ request }: { request: PrivacyRequestDetails }) {
  const { t, i18n } = useLingui();
  const { kind, channel, note, received_on, recorded_by, customer } = request;
  return (
    <TitledCard title={t`The customer asks for: ${i18n._(kindLabels[kind])}`}>
      <p>
        <DueText request={request} />
      </p>
      <p className="text-sm text-muted">
        {t`Received ${i18n._(channelLabels[channel])} on ${formatIstDay(received_on)}, recorded by ${recorded_by}`}
      </p>
      {note && <p className="mt-2 break-words whitespace-pre-line">{note}</p>}
      <p className="mt-2">
        {customer ? (
          <Link
            to={paths.customer(customer.uid)}
            className="rounded-tag py-1 font-semibold break-words text-leaf hover:underline"
          >
            {customer.name ?? t`No name yet`}
          </Link>
        ) : (
          t`The account is deleted.`
        )}
      </p>
    </TitledCard>
  );
}
