import type { NewStaffBanner, StaffBanner, StaffBannerChange } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { UploadTask } from '../../lib/upload-file.ts';
import { uploadPicture, uploadVideo } from '../pictures/index.ts';

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: () => api('GET /api/v1/staff/banners'),
});

const refresh = () => queryClient().invalidateQueries(bannersQuery);

type BannerSaving =
  | { id: undefined; body: NewStaffBanner }
  | { id: number; body: StaffBannerChange };

/** Creates a banner, or changes one if it still has the version in `body`. */
export async function saveBanner({ id, body }: BannerSaving): Promise<StaffBanner> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/banners', { body })
      : await api('PATCH /api/v1/staff/banners/{id}', { params: { id }, body });
  } finally {
    void refresh();
  }
}

/** Hides a banner or shows it again, without a version check. */
export const useSetHidden = (id: number) =>
  useMutation({ mutationFn: (is_hidden: boolean) => saveBanner({ id, body: { is_hidden } }) });

export const useDeleteBanner = (id: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/banners/{id}', { params: { id } }),
    onSettled: refresh,
  });

/** Uploads a picture or video of a banner and returns its path. */
export const uploadBannerFile = (file: File, task: UploadTask) =>
  file.type.startsWith('video/') ? uploadVideo(file, task) : uploadPicture('banners', file, task);
