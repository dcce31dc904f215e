import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequest } from '@sabuja/contract';
import clsx from 'clsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { channelLabels, kindLabels } from './privacy-labels.ts';
import { DueText, StateTag } from './state-tag.tsx';

type Props = {
  request: PrivacyRequest;
  /** True in the narrow list of one customer's requests. */
  isOnCustomer?: boolean;
};

/** A request in a list: kind, customer and due date. */
export function PrivacyRow({ request, isOnCustomer = false }: Props) {
  const { t, i18n } = useLingui();
  const { number, kind, channel, customer, assignee, state } = request;
  const name = customer ? (customer.name ?? t`No name yet`) : t`the account is deleted`;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={paths.privacyRequest(number)}
          className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
        >
          {number}
        </Link>
        <StateTag state={state} />
        <span className="text-sm text-muted">{assignee ? assignee.name : t`nobody's`}</span>
        <span className={clsx('text-sm', !isOnCustomer && 'md:ml-auto')}>
          <DueText request={request} />
        </span>
      </div>
      <p className="break-words">
        {i18n._(kindLabels[kind])}{' '}
        <span className="text-sm text-muted">
          · {i18n._(channelLabels[channel])}
          {!isOnCustomer && <> · {name}</>}
        </span>
      </p>
    </li>
  );
}
