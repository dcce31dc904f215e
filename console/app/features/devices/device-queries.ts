import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const KEY = ['devices'];

/** The enrolled devices, and those whose one-time code was not entered yet. */
export const devicesQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async () => (await api('GET /api/v1/staff/devices')).results,
});

/** The pickers and riders, each with the state of their PIN. */
export const pinsQuery = queryOptions({
  queryKey: [...KEY, 'pins'],
  queryFn: async () => (await api('GET /api/v1/staff/pins')).results,
});

export const refreshDevices = () => queryClient().invalidateQueries({ queryKey: KEY });

/** A mutation of devices or PINs: reloads both lists, and shows a failure as a toast. */
export function useDeviceMutation<O>(mutationFn: () => Promise<O>) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn,
    onError: (error) => toastError(errorMessage(error, i18n._(msg`The change could not be made.`))),
    onSettled: refreshDevices,
  });
}
