import type { NewLabel } from '@sabuja/server/modules/catalogue';
import type { PictureRecipe, Tint } from '../pictures/recipe.ts';

export type Department = 'GROCERY' | 'KITCHEN';

/** GST rates in percent since 22 September 2025. */
export type GstPercent = 0 | 5 | 18 | 40;

export interface DemoStock {
  readonly slug: string;
  /** Slug of a subcategory of the same category. */
  readonly subcategory: string;
  readonly name: string;
  readonly description: string;
  /** The content of one unit: `1 kg`, `6 pieces`, `1 plate`. */
  readonly units: string;
  /** Rupees for one unit before discount, at most 2 decimals. */
  readonly cost: number;
  readonly discountPercent: number;
  readonly gstPercent: GstPercent;
  /** HSN of goods, SAC of kitchen services. */
  readonly hsn: string;
  readonly veg: boolean;
  readonly department: Department;
  /** Quantity in stock. */
  readonly quantity: number;
  readonly inactive: boolean;
  /** Shown under 'Fresh this morning' on Home. */
  readonly featured: boolean;
  readonly picture: PictureRecipe;
  /** The MRP in rupees; only for products sold in packs. */
  readonly mrp?: number;
  readonly label?: NewLabel;
}

export interface DemoSubcategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** How many hours ahead its stocks must be ordered. */
  readonly leadTimeHours?: number;
  readonly picture: PictureRecipe;
}

export interface DemoCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly tint: Tint;
  readonly picture: PictureRecipe;
  readonly subcategories: readonly DemoSubcategory[];
  readonly stocks: readonly DemoStock[];
}

export interface DemoComboLine {
  /** Slug of a stock. */
  readonly stock: string;
  readonly quantity: number;
}

export interface DemoCombo {
  readonly slug: string;
  /** Slug of the subcategory under which the combo is listed. */
  readonly subcategory: string;
  readonly name: string;
  readonly description: string;
  readonly department: Department;
  readonly veg: boolean;
  readonly lines: readonly DemoComboLine[];
  /** Rupees for the whole combo before discount. */
  readonly cost: number;
  readonly discountPercent: number;
  readonly picture: PictureRecipe;
}

export type BannerTarget = { readonly category: string } | { readonly path: string };

export interface DemoBanner {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  /** Label of the button. */
  readonly cta: string;
  readonly target: BannerTarget;
  /** 0 to 5 carousel, 6 and 7 single blocks on Home, null nowhere. */
  readonly viewSequence: number | null;
  readonly inactive: boolean;
  readonly tint: Tint;
  /** Whether the text over the picture is dark or light. */
  readonly textTone: 'dark' | 'light';
  readonly picture: PictureRecipe;
  /** A video file in the folder `media/` beside this file; the picture is then its poster. */
  readonly video?: string;
}

export interface DemoPincode {
  readonly pincode: string;
  readonly place: string;
  /** Approximate centre, degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface DemoZone {
  readonly slug: string;
  readonly name: string;
  /** Rupees for one delivery. */
  readonly fee: number;
  /** The amount of items in rupees above which delivery is free. */
  readonly freeAbove: number;
  readonly pincodes: readonly DemoPincode[];
}

export interface DemoTimeSlot {
  /** Of the form `7:00 AM - 9:00 AM`. */
  readonly name: string;
  readonly department: Department;
  /** Maximum number of orders per day. */
  readonly capacity: number;
  /** Minutes before its start at which the slot is closed for orders. */
  readonly closesMinutesBefore: number;
}

export interface DemoPlan {
  readonly slug: string;
  readonly name: string;
  /** Rupees to recharge. */
  readonly minAmount: number;
  readonly discountPercent: number;
  /** Cashback in rupees, credited in addition to the recharged amount. */
  readonly cashback: number;
  readonly freeShipping: boolean;
  readonly priorityDelivery: boolean;
  readonly additionalPerks: string;
  /** 0 means lifetime. */
  readonly validityDays: number;
  readonly inactive: boolean;
}

export interface DemoSettings {
  /** Rupees, as the text value of the setting. */
  readonly MIN_ORDER_AMOUNT: string;
  /** Slugs of categories; the seeder turns them into ids. */
  readonly VEG_NONVEG_TOGGLE_IGNORE: readonly string[];
}

interface ShopAddress {
  readonly label: string;
  readonly lines: readonly string[];
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface ShopLink {
  readonly name: string;
  readonly url: string;
}

export interface DemoShopProfile {
  readonly name: string;
  /** The name in Odia script. */
  readonly nativeName: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly promise: string;
  /** The office, then the farm. */
  readonly addresses: readonly [ShopAddress, ShopAddress];
  readonly phone: string;
  readonly chatUrl: string;
  readonly supportEmail: string;
  readonly supportHours: string;
  readonly fssaiLicence: string;
  readonly gstin: string;
  /** Two-digit GST state code. */
  readonly stateCode: string;
  readonly grievanceOfficer: {
    readonly name: string;
    readonly designation: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly ShopLink[];
  readonly appStores: readonly ShopLink[];
}

export interface DemoShop {
  readonly categories: readonly DemoCategory[];
  /** The stocks of all categories, in their order. */
  readonly stocks: readonly DemoStock[];
  readonly combos: readonly DemoCombo[];
  readonly banners: readonly DemoBanner[];
  readonly zones: readonly DemoZone[];
  readonly timeSlots: readonly DemoTimeSlot[];
  readonly plans: readonly DemoPlan[];
  /** Descriptions, in the order in which they are offered. */
  readonly complaintReasons: readonly string[];
  readonly settings: DemoSettings;
  readonly profile: DemoShopProfile;
}
