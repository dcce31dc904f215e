import type { PickingOrder } from '@sabuja/contract';
import { squareWidths } from '@sabuja/contract/pictures';

/** The cache of the service worker. */
export const PICTURE_CACHE = 'console-pictures';
/** The largest side, in pixels, of a picture beside a line: the smallest variant is enough. */
export const PICKING_PICTURE_SIZE = squareWidths[0];

const suffix = `/${PICKING_PICTURE_SIZE}.avif`;

/** True for the path of a picture as the picking page shows it. */
export const isPickingPicture = (path: string): boolean =>
  path.startsWith('/media/') && path.endsWith(suffix);

/** The paths of an order's pictures as the picking page shows them, of the shop's own host. */
export const picturePaths = ({ lines }: Pick<PickingOrder, 'lines'>): string[] => {
  const folders = lines.flatMap(({ image_url: url }) =>
    url === null ? [] : (/^\/?(media\/.+)\/\d+\.(?:webp|avif)$/.exec(url)?.[1] ?? []),
  );
  return [...new Set(folders)].map((folder) => `/${folder}${suffix}`);
};

/** Loads the pictures of an order, which the service worker stores for the time without a network. */
export function loadPictures(order: Pick<PickingOrder, 'lines'>): void {
  for (const path of picturePaths(order)) void fetch(path, { priority: 'low' }).catch(() => {});
}
