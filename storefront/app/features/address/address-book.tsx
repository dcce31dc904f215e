import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { isApiError } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { MapPinPlus, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { AddressCard } from './address-card.tsx';
import { useAddresses } from './address-select.tsx';

const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog);
const DeleteAddressDialog = lazyDialog(
  async () => (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
);

/** The dialog opened over the list. */
type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; address: Address };

/** The customer's saved addresses, with dialogs to add, edit and delete. */
export function AddressBook({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const { subject: task, open, show, close } = useDisclosure<Task>();
  const addresses = useAddresses(userUid);
  const add = () => show({ kind: 'add' });
  useFailureToast(addresses.error);
  return (
    <section className="grid gap-4">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-3">
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
                onEdit={() => show({ kind: 'edit', address })}
                onDelete={() => show({ kind: 'delete', address })}
              />
            </li>
          ))}
        </ul>
      )}
      {task && task.kind !== 'delete' && (
        <AddressDialog
          open={open}
          userUid={userUid}
          address={task.kind === 'edit' ? task.address : undefined}
          onClose={close}
          onSaved={() => {}}
        />
      )}
      {task?.kind === 'delete' && (
        <DeleteAddressDialog open={open} userUid={userUid} address={task.address} onClose={close} />
      )}
    </section>
  );
}

/** Shows each failed request as a toast once, with a message for its cause. */
function useFailureToast(error: Error | null): void {
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
