import { CartLineRow } from './cart-line-row.tsx';
import { ClearCart } from './clear-cart.tsx';
import { LineSkeleton } from './line-skeleton.tsx';
import type { CartView } from './use-cart-view.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The lines, skeletons for those still loading, and a button to clear the cart. */
export function CartLines({ view, onLeave }: { view: CartView; onLeave?: () => void }) {
  const { lines, pendingLines } = view;
  const focusProps = useFocusAfterRemoval(lines.length);
  return (
    <>
      <ul {...focusProps} className="divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.item.type}-${line.item.item_id}`} className="py-3.5">
            <CartLineRow line={line} {...(onLeave ? { onLeave } : {})} />
          </li>
        ))}
      </ul>
      {Array.from({ length: pendingLines }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <LineSkeleton key={row} />
      ))}
      <div className="border-t border-line pt-2">
        <ClearCart lines={lines.length + pendingLines} />
      </div>
    </>
  );
}
