import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { MapPinPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toastError } from '../../ui/toast.ts';
import { AddressCard } from './address-card.tsx';
import { useAddresses } from './address-select.tsx';

const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));
const DeleteAddressDialog = lazy(async () => ({
  default: (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
}));

/** What is open over the list: a new address, one that is changed, or one that is to go. */
type Open = { what: 'add' | 'edit' | 'delete'; address?: Address | undefined; shut?: boolean };

/** The saved addresses: add, change, delete. */
export function AddressBook({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const [over, setOver] = useState<Open>();
  const addresses = useAddresses(userUid);
  const close = () => setOver((before) => before && { ...before, shut: true });
  const add = () => setOver({ what: 'add' });
  useTellFailure(addresses.error);
  return (
    <section className="grid gap-4">
      <div className="flex min-h-touch items-center justify-between gap-3">
        <h1 className="text-head font-extrabold md:text-display">{t`My Address`}</h1>
        {addresses.data && addresses.data.length > 0 && (
          <Button onClick={add}>
            <Plus aria-hidden="true" className="size-5" />
            {t`Add address`}
          </Button>
        )}
      </div>
      {addresses.isPending && <BookSkeleton />}
      {addresses.isError && (
        <LoadFailed
          title={t`Failed to fetch addresses.`}
          busy={addresses.isFetching}
          onRetry={addresses.refetch}
        />
      )}
      {addresses.data?.length === 0 && (
        <EmptyState icon={<MapPinPlus />} title={t`No address saved yet.`}>
          <Button onClick={add}>{t`Add address`}</Button>
        </EmptyState>
      )}
      {addresses.data && addresses.data.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {addresses.data.map((address) => (
            <li key={address.uid}>
              <AddressCard
                address={address}
                onEdit={() => setOver({ what: 'edit', address })}
                onDelete={() => setOver({ what: 'delete', address })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {over && over.what !== 'delete' && (
          <AddressDialog
            key={over.address?.uid ?? 'new'}
            open={!over.shut}
            userUid={userUid}
            address={over.address}
            onClose={close}
            onSaved={() => {}}
          />
        )}
        {over?.what === 'delete' && over.address && (
          <DeleteAddressDialog
            open={!over.shut}
            userUid={userUid}
            address={over.address}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The server refused, or was not reached: each is said in its own words, once. */
function useTellFailure(error: Error | null): void {
  const { t } = useLingui();
  useEffect(() => {
    if (error === null) return;
    toastError(
      isApiError(error) ? t`Failed to fetch addresses.` : t`Error while fetching addresses.`,
    );
  }, [error, t]);
}

function BookSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-3 lg:grid-cols-2">
      <span className="sr-only">{t`Loading addresses...`}</span>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
