import type { Subject, Tint } from '../pictures/recipe.ts';
import { bannerOf, bunch, drawing, emoji, filled } from '../pictures/recipe.ts';
import type { BannerTarget, DemoBanner } from './types.ts';

interface Poster {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly cta: string;
  readonly target: BannerTarget;
  readonly viewSequence: number | null;
  readonly inactive?: boolean;
  readonly tint: Tint;
  readonly subject: Subject;
  readonly textTone?: 'dark' | 'light';
  readonly video?: string;
}

function banner(poster: Poster): DemoBanner {
  const { subject, ...rest } = poster;
  return {
    inactive: false,
    textTone: 'dark',
    ...rest,
    picture: { ...subject, tint: poster.tint },
  };
}

export const banners: readonly DemoBanner[] = [
  banner({
    slug: 'mangoes-by-evening',
    title: 'Mangoes at the door by evening',
    subtitle: 'Picked this morning, from ₹119 a kilo',
    cta: 'See mangoes',
    target: { category: 'fruit' },
    viewSequence: 0,
    tint: 'haldi',
    subject: bannerOf(
      emoji('mango', { hue: 8, brightness: 1.03 }),
      'mango',
      emoji('mango', { hue: 14, brightness: 1.06 }),
    ),
  }),
  banner({
    slug: 'saga-cut-at-dawn',
    title: 'Saga cut at dawn',
    subtitle: 'Ten greens, tied in bunches, ₹18 and up',
    cta: 'Shop greens',
    target: { category: 'vegetables' },
    viewSequence: 1,
    tint: 'mint',
    subject: bannerOf(
      bunch('long', '#6f9a3a', '#c24d63'),
      'leafy-green',
      bunch('drop', '#a8324f', '#c9506b'),
    ),
  }),
  banner({
    slug: 'eight-hours',
    title: 'Field to door in 8 hours',
    subtitle: 'For morning slots ordered before midnight',
    cta: 'How it works',
    target: { path: '/aboutus' },
    viewSequence: 2,
    tint: 'leaf',
    subject: bannerOf('leafy-green', 'delivery-truck', 'tomato'),
    video: 'eight-hours.webm',
  }),
  banner({
    slug: 'chilika-this-morning',
    title: 'Chilika, this morning',
    subtitle: 'Prawns, crab and pomfret on ice',
    cta: 'See the catch',
    target: { category: 'fish-and-meat' },
    viewSequence: 3,
    tint: 'sky',
    subject: bannerOf('shrimp', 'crab', drawing('flat-fish', '#cfd6da', '#8b97a0')),
  }),
  banner({
    slug: 'pakhala-season',
    title: 'Pakhala, the whole plate',
    subtitle: 'With badi chura, saga and aloo bharta, ₹120',
    cta: 'Order lunch',
    target: { category: 'kitchen-meals' },
    viewSequence: 4,
    tint: 'rose',
    subject: bannerOf(
      'lemon',
      filled('clay-pot', 'grain', '#fffdf6', '#f1ead6', '#4f9a3c'),
      filled('bowl', 'chopped', '#3f7f3a', '#65a34c', '#c8321f'),
    ),
  }),
  banner({
    slug: 'morning-milk',
    title: 'Milk at six, every day',
    subtitle: 'Forty farms of Niali, chilled within the hour',
    cta: 'Shop dairy',
    target: { category: 'dairy-and-eggs' },
    viewSequence: 5,
    tint: 'apricot',
    subject: bannerOf('butter', 'glass-of-milk', 'egg'),
  }),
  banner({
    slug: 'week-in-one-bag',
    title: 'A week in one bag',
    subtitle: 'Greens, eggs, rice and dal, free delivery above ₹499',
    cta: 'Fill the bag',
    target: { category: 'rice-and-dal' },
    viewSequence: 6,
    tint: 'cream',
    subject: bannerOf('egg', 'shopping-bags', 'tomato'),
  }),
  banner({
    slug: 'party-trays',
    title: 'Ten guests or two hundred',
    subtitle: 'Trays and bhoji on leaf, a day ahead',
    cta: 'Plan a party',
    target: { category: 'party-food' },
    viewSequence: 7,
    tint: 'lilac',
    subject: bannerOf(
      drawing('samosa', '#d9953f'),
      'birthday-cake',
      filled('tray', 'grain', '#efc05a', '#b5651d', '#4f9a3c'),
    ),
  }),
  banner({
    slug: 'raja-pitha',
    title: 'Raja is here: poda pitha',
    subtitle: 'Baked overnight in banana leaf',
    cta: 'See pitha',
    target: { category: 'kitchen-meals' },
    viewSequence: 3,
    inactive: true,
    tint: 'sand',
    subject: bannerOf(
      'coconut',
      drawing('round-cake', '#5c3218', '#8a5a2a'),
      drawing('biscuits', '#a8541f', '#e9d9a8'),
    ),
  }),
  banner({
    slug: 'winter-strawberries',
    title: 'Koraput strawberries',
    subtitle: 'December to March',
    cta: 'See fruit',
    target: { category: 'fruit' },
    viewSequence: null,
    tint: 'rose',
    subject: bannerOf('cherries', 'strawberry', 'strawberry'),
  }),
];
