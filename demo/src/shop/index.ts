import { bakery } from './bakery.ts';
import { banners } from './banners.ts';
import { combos } from './combos.ts';
import { dairyAndEggs } from './dairy-and-eggs.ts';
import { timeSlots, zones } from './delivery.ts';
import { fishAndMeat } from './fish-and-meat.ts';
import { fruit } from './fruit.ts';
import { kitchenMeals } from './kitchen-meals.ts';
import { partyFood } from './party-food.ts';
import { complaintReasons, plans } from './plans.ts';
import { riceAndDal } from './rice-and-dal.ts';
import { settings, shopProfile } from './shop-profile.ts';
import { spicesAndOils } from './spices-and-oils.ts';
import type { DemoShop } from './types.ts';
import { vegetables } from './vegetables.ts';

export type * from './types.ts';

const categories = [
  vegetables,
  fruit,
  dairyAndEggs,
  fishAndMeat,
  riceAndDal,
  spicesAndOils,
  bakery,
  kitchenMeals,
  partyFood,
];

/** The complete data of the demo shop; money in rupees. */
export const demoShop: DemoShop = {
  categories,
  stocks: categories.flatMap((category) => category.stocks),
  combos,
  banners,
  zones,
  timeSlots,
  plans,
  complaintReasons,
  settings,
  profile: shopProfile,
};

/** Folder of the files named by `DemoBanner.video`. */
export const demoMediaFolder: URL = new URL('./media/', import.meta.url);
