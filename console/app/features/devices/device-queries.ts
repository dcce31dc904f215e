import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const KEY = ['devices'];

/** The enrolled devices, and those that wait for their code. */
export const devicesQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async () => (await api('GET /api/v1/staff/devices')).results,
});

/** The pickers and riders, and who of them has a PIN. */
export const pinsQuery = queryOptions({
  queryKey: [...KEY, 'pins'],
  queryFn: async () => (await api('GET /api/v1/staff/pins')).results,
});

export const refreshDevices = () => queryClient().invalidateQueries({ queryKey: KEY });

/** A change of devices or PINs: loads both lists again, and shows why it failed. */
export function useDeviceMutation<O>(mutationFn: () => Promise<O>) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn,
    onError: (error) => toastError(errorMessage(error, i18n._(msg`The change could not be made.`))),
    onSettled: refreshDevices,
  });
}
