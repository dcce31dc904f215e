import { type Item, itemId } from './item.ts';
import { ProductCard, ProductCardSkeletons } from './product-card.tsx';

const sizes = '(min-width: 48rem) 170px, 130px';

/** Titled row of items that scrolls sideways, across the page; skeletons while `items` is undefined. */
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
        <ProductCardSkeletons count={4} />
      )}
    </div>
  </section>
);
