import { Plural, useLingui } from '@lingui/react/macro';
import type { FoundCustomer } from '@sabuja/contract';
import { MAX_SEARCH_LENGTH, MIN_CUSTOMER_SEARCH } from '@sabuja/contract/limits';
import { parseMobile } from '@sabuja/contract/rules/mobile-number';
import { formatIstDate, seconds } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { customersQuery } from '../customers/index.ts';
import { NewCustomerForm } from './new-customer-form.tsx';

/** Finds the caller by phone or name; for a number without an account, one can be created. */
export function FindCustomer({ onChoose }: { onChoose: (uid: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const number = parseMobile(text);
  const q = useDebounced(number ?? text.trim(), seconds(0.2));
  const isEnough = q.length >= MIN_CUSTOMER_SEARCH;
  const query = useQuery({ ...customersQuery(q, {}), enabled: isEnough });
  const found = isEnough && !query.isPlaceholderData ? query.data?.results : undefined;
  return (
    <div className="grid max-w-3xl gap-5">
      <TitledCard title={t`Who is calling?`}>
        <TextField
          label={t`Phone number or name`}
          hint={t`Ten digits find exactly one customer.`}
          type="search"
          autoComplete="off"
          autoFocus
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            const [only, ...others] = found ?? [];
            if (key === 'Enter' && only && others.length === 0) onChoose(only.uid);
          }}
        />
        {isEnough && !found && !query.isError && <Skeleton className="mt-4 h-16" />}
        <FormProblem error={isEnough ? query.error : null} />
        {found && found.length > 0 && (
          <ul aria-label={t`Customers`} className="mt-4 divide-y divide-line border-t border-line">
            {found.map((customer) => (
              <Found key={customer.uid} customer={customer} onChoose={onChoose} />
            ))}
          </ul>
        )}
        {found?.length === 0 && number === undefined && (
          <p role="status" className="mt-4 text-muted">
            {t`No customer was found. Type the ten digits of the number to make an account for it.`}
          </p>
        )}
      </TitledCard>
      {found?.length === 0 && number !== undefined && number === q && (
        <NewCustomerForm key={number} number={number} onOpened={onChoose} />
      )}
    </div>
  );
}

function Found({
  customer,
  onChoose,
}: {
  customer: FoundCustomer;
  onChoose: (uid: string) => void;
}) {
  const { t } = useLingui();
  const { uid, name, phone, orders, last_order_at, is_blocked } = customer;
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(uid)}
        className="flex min-h-touch w-full flex-wrap items-center gap-x-4 gap-y-0.5 px-2 py-2 text-left hover:bg-sunk"
      >
        <span className="font-semibold break-words text-leaf">{name ?? t`No name yet`}</span>
        <span className="tabular text-muted">{phone}</span>
        {is_blocked && <Badge tone="chilli">{t`blocked`}</Badge>}
        <span className="text-sm text-muted md:ml-auto">
          <Plural value={orders} one="# order" other="# orders" />
          {last_order_at && <> · {t`last on ${formatIstDate(new Date(last_order_at))}`}</>}
        </span>
      </button>
    </li>
  );
}
