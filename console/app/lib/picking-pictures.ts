import type { PickingOrder } from '@sabuja/contract';
import { squareWidths } from '@sabuja/contract/pictures';

/** Name of the service worker's cache for pictures. */
export const PICTURE_CACHE = 'console-pictures';
/** Width in pixels of a picture beside a line: the smallest variant. */
export const PICKING_PICTURE_SIZE = squareWidths[0];

const suffix = `/${PICKING_PICTURE_SIZE}.avif`;

/** True for the path of a picture in the variant that the picking page shows. */
export const isPickingPicture = (path: string): boolean =>
  path.startsWith('/media/') && path.endsWith(suffix);

/** Returns the paths of an order's pictures, on the shop's own host, in the variant that the picking page shows. */
export const picturePaths = ({ lines }: Pick<PickingOrder, 'lines'>): string[] => {
  const folders = lines.flatMap(({ image_url: url }) =>
    url === null ? [] : (/^\/?(media\/.+)\/\d+\.(?:webp|avif)$/.exec(url)?.[1] ?? []),
  );
  return [...new Set(folders)].map((folder) => `/${folder}${suffix}`);
};

/** Loads the pictures of an order, so that the service worker caches them for use without a network. */
export function loadPictures(order: Pick<PickingOrder, 'lines'>): void {
  for (const path of picturePaths(order)) void fetch(path, { priority: 'low' }).catch(() => {});
}
