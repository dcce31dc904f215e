import { type Item, itemId } from './item.ts';
import { ProductCard, ProductCardSkeletons } from './product-card.tsx';

const sizes = '(min-width: 48rem) 170px, 130px';
/** Number of skeletons: as many as the widest screen shows. */
const SKELETONS = 7;

/** Titled row of items over the full page width that scrolls horizontally; skeletons while `items` is undefined. */
export const ItemStrip = ({
  title,
  items,
}: {
  title: string;
  items: readonly Item[] | undefined;
}) => (
  <section>
    <h2 className="wrap mb-3 text-title">{title}</h2>
    <div className="wrap strip card-strip">
      {items ? (
        items.map((item) => <ProductCard key={itemId(item)} item={item} sizes={sizes} />)
      ) : (
        <ProductCardSkeletons count={SKELETONS} />
      )}
    </div>
  </section>
);
