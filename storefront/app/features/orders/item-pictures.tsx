import type { ListedOrder } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';

/** Pictures of an order's first items, and how many more it has. */
export function ItemPictures(props: Pick<ListedOrder, 'image_urls' | 'item_count'>) {
  const { image_urls, item_count } = props;
  const hiddenCount = item_count - image_urls.length;
  if (image_urls.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-2">
      {image_urls.map((url) => (
        <div key={url} className="w-12 overflow-hidden rounded-field bg-sunk">
          <Picture url={url} alt="" sizes="48px" />
        </div>
      ))}
      {hiddenCount > 0 && <span className="tabular text-sm text-muted">+{hiddenCount}</span>}
    </div>
  );
}
