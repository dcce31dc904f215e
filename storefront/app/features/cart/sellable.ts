import type { Combo, Department, ItemType, Stock } from '@sabuja/contract';

/** A stock or a combo, as needed by the cart, the product button and the checkout. */
export type Sellable = {
  id: number;
  type: ItemType;
  name: string;
  units: string;
  cost: number;
  discount: number;
  /** Quantity in stock. */
  quantity: number;
  inactive: boolean;
  department: Department;
  /** Minimum time between the order and the start of the delivery slot, in hours. */
  leadTimeHours: number;
  image: string | undefined;
};

export function toSellable(item: Stock | Combo): Sellable {
  const isStock = 'stock_id' in item;
  return {
    id: isStock ? item.stock_id : item.id,
    type: isStock ? 'STOCK' : 'COMBO',
    name: item.name,
    units: item.units,
    cost: item.cost,
    discount: item.discount,
    quantity: item.quantity,
    inactive: item.inactive === 1,
    department: item.department,
    leadTimeHours: item.lead_time_hours,
    image: item.image_urls[0],
  };
}

/** Purchasable quantity: 0 for an inactive item. */
export const availableQuantity = ({ inactive, quantity }: Sellable): number =>
  inactive ? 0 : quantity;
