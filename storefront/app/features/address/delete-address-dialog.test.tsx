// @vitest-environment happy-dom
import type { Address } from '@sabuja/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogOpener } from '../../testing/dialog-opener.tsx';
import { asha, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { problem } from '../../testing/stub-server.ts';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';

const page = testPage();
const DELETE = 'DELETE /api/v1/address/{uid}';
const address = {
  ...{ uid: 'address-1', room_no: '12', locality: 'Patia', area: 'Bhubaneswar' },
  ...{ landmark: '', pincode: '751001' },
} as Address;

const openDialog = async () => {
  page.show(
    <DialogOpener>
      {(state) => <DeleteAddressDialog userUid={asha.uid} address={address} {...state} />}
    </DialogOpener>,
  );
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
};
const waitForEnd = () => waitUntil(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => vi.restoreAllMocks());

it('S10.454 the dialog that deletes an address opens without the error of its last use', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.server.on(DELETE, 'silence');
  await openDialog();
  await screen.findByText(/^No connection/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitForEnd();
  fireEvent.click(screen.getByText('Open'));
  await screen.findByRole('dialog');
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

it('an address that another tab has deleted counts as deleted', async () => {
  page.server.on(DELETE, problem(404, 'NOT_FOUND'));
  await openDialog();
  await waitForEnd();
  expect(page.toasts).toEqual(['success: Address deleted.']);
});
