/**
 * The types and builders by which the demo shop's data describes its pictures. A recipe is plain data;
 * `compose-picture.ts` draws it.
 */

export type Tint =
  | 'leaf'
  | 'mint'
  | 'haldi'
  | 'apricot'
  | 'sky'
  | 'rose'
  | 'lilac'
  | 'cream'
  | 'sand'
  | 'clay';

/** The texture of the contents of a bowl, jar, sack or tray. */
export type Texture =
  | 'grain'
  | 'seeds'
  | 'powder'
  | 'flakes'
  | 'puffs'
  | 'liquid'
  | 'curry'
  | 'pieces'
  | 'balls'
  | 'chopped'
  | 'sticks';

export interface Contents {
  readonly texture: Texture;
  /** The main colour, `#rrggbb`. */
  readonly colour: string;
  /** Colour of the bits in it, `#rrggbb`. */
  readonly bits?: string;
  /** Colour of a garnish on top, `#rrggbb`. */
  readonly garnish?: string;
}

/** A change of colours: `hue` in degrees, the others as factors, where 1 changes nothing. */
export interface Tone {
  readonly hue?: number;
  readonly saturation?: number;
  readonly brightness?: number;
}

export interface Emoji {
  readonly kind: 'emoji';
  readonly name: string;
  readonly tone?: Tone;
  readonly rotate?: number;
}

export type Vessel =
  | 'bowl'
  | 'clay-pot'
  | 'clay-cup'
  | 'plate'
  | 'leaf-plate'
  | 'tray'
  | 'sack'
  | 'jar'
  | 'glass'
  | 'tub';

export interface Filled {
  readonly kind: 'filled';
  readonly vessel: Vessel;
  readonly contents: Contents;
  readonly rotate?: number;
}

export type Wrapping = 'packet' | 'pouch' | 'bottle' | 'box' | 'can';

export interface Pack {
  readonly kind: 'pack';
  readonly wrapping: Wrapping;
  readonly colour: string;
  /** Colour of the label or, for a bottle, of its contents. */
  readonly label: string;
  /** Fluent emoji shown on the label. */
  readonly emblem?: string;
  readonly rotate?: number;
}

export type Shape =
  | 'bottle-gourd'
  | 'ridge-gourd'
  | 'bitter-gourd'
  | 'pointed-gourd'
  | 'ivy-gourd'
  | 'snake-gourd'
  | 'ash-gourd'
  | 'pumpkin'
  | 'papaya'
  | 'green-papaya'
  | 'okra'
  | 'beans'
  | 'drumstick'
  | 'radish'
  | 'beet'
  | 'yam'
  | 'taro'
  | 'cauliflower'
  | 'cabbage'
  | 'banana-flower'
  | 'pumpkin-flower'
  | 'raw-banana'
  | 'banana-bunch'
  | 'jackfruit'
  | 'guava'
  | 'pomegranate'
  | 'custard-apple'
  | 'litchi'
  | 'dragon-fruit'
  | 'green-coconut'
  | 'round-fruit'
  | 'carp'
  | 'long-fish'
  | 'flat-fish'
  | 'small-fish'
  | 'fish-steak'
  | 'raw-chicken'
  | 'cubes'
  | 'slab'
  | 'round-cake'
  | 'chhena-poda'
  | 'disc-stack'
  | 'biscuits'
  | 'puri'
  | 'ball'
  | 'diamonds'
  | 'samosa'
  | 'ring'
  | 'dosa'
  | 'idli'
  | 'bars'
  | 'jalebi'
  | 'wrap'
  | 'bun'
  | 'puff'
  | 'skewer'
  | 'egg-tray'
  | 'thali'
  | 'feast-leaf'
  | 'stick-bundle'
  | 'star-spice'
  | 'cutlet'
  | 'chilli'
  | 'round-brinjal'
  | 'long-brinjal'
  | 'capsicum'
  | 'grapes'
  | 'green-mango'
  | 'mushroom'
  | 'oyster-mushroom'
  | 'quail-egg'
  | 'chicken-fillet';

export interface Drawing {
  readonly kind: 'drawing';
  readonly shape: Shape;
  /** Main colour, `#rrggbb`. */
  readonly colour: string;
  readonly second?: string;
  readonly rotate?: number;
}

export type LeafShape = 'round' | 'long' | 'drop' | 'feather';

export interface Bunch {
  readonly kind: 'bunch';
  readonly leaf: LeafShape;
  readonly colour: string;
  readonly stem: string;
  readonly rotate?: number;
}

export type Art = Emoji | Filled | Pack | Drawing | Bunch;

export type Layout =
  | 'alone'
  | 'with'
  | 'pair'
  | 'trio'
  | 'heap'
  | 'crate'
  | 'table'
  | 'spread'
  | 'banner';

export interface PictureRecipe {
  readonly tint: Tint;
  readonly layout: Layout;
  readonly art: readonly Art[];
  /** Size factor of the whole arrangement, 1 when absent. */
  readonly scale?: number;
}

/** A recipe without its background: the category's tint is added by the shop's data. */
export type Subject = Omit<PictureRecipe, 'tint'> & { readonly tint?: Tint };

type ArtOrName = Art | string;

function toArt(art: ArtOrName): Art {
  return typeof art === 'string' ? { kind: 'emoji', name: art } : art;
}

/** A fluent emoji, recoloured. `tone.hue` is in degrees. */
export function emoji(name: string, tone: Tone = {}, rotate = 0): Emoji {
  return { kind: 'emoji', name, tone, rotate };
}

export function filled(
  vessel: Vessel,
  texture: Texture,
  colour: string,
  bits?: string,
  garnish?: string,
): Filled {
  return {
    kind: 'filled',
    vessel,
    contents: { texture, colour, ...(bits && { bits }), ...(garnish && { garnish }) },
  };
}

export function pack(wrapping: Wrapping, colour: string, label: string, emblem?: string): Pack {
  return { kind: 'pack', wrapping, colour, label, ...(emblem && { emblem }) };
}

export function drawing(shape: Shape, colour: string, second?: string): Drawing {
  return { kind: 'drawing', shape, colour, ...(second && { second }) };
}

export function bunch(leaf: LeafShape, colour: string, stem = '#8fc15a'): Bunch {
  return { kind: 'bunch', leaf, colour, stem };
}

/** Turns any art by `degrees`. */
export function turned(art: ArtOrName, degrees: number): Art {
  return { ...toArt(art), rotate: degrees };
}

/** One thing, large. */
export function alone(art: ArtOrName, scale = 1): Subject {
  return { layout: 'alone', art: [toArt(art)], scale };
}

/** One large thing with a smaller one in front of it. */
export function beside(art: ArtOrName, accent: ArtOrName, scale = 1): Subject {
  return { layout: 'with', art: [toArt(art), toArt(accent)], scale };
}

/** Two things of the same size. */
export function pair(left: ArtOrName, right: ArtOrName = left, scale = 1): Subject {
  return { layout: 'pair', art: [toArt(left), toArt(right)], scale };
}

/** Three things of the same size, one of them behind the others. */
export function trio(
  back: ArtOrName,
  left: ArtOrName = back,
  right: ArtOrName = back,
  scale = 1,
): Subject {
  return { layout: 'trio', art: [toArt(back), toArt(left), toArt(right)], scale };
}

/** A heap of `count` (4 to 9) of the same thing. */
export function heap(art: ArtOrName, count = 6, scale = 1): Subject {
  return { layout: 'heap', art: Array.from({ length: count }, () => toArt(art)), scale };
}

/** Three to five things standing in a crate: the picture of a grocery combo. */
export function crate(...art: readonly ArtOrName[]): Subject {
  return { layout: 'crate', art: art.map(toArt) };
}

/** Three to five dishes on a round board: the picture of a kitchen combo. */
export function table(...art: readonly ArtOrName[]): Subject {
  return { layout: 'table', art: art.map(toArt) };
}

/** Three to six things spread over the picture: the picture of a category. */
export function spread(...art: readonly ArtOrName[]): Subject {
  return { layout: 'spread', art: art.map(toArt) };
}

/** Two or three things, large and cropped at the right: the picture of a banner. */
export function bannerOf(...art: readonly ArtOrName[]): Subject {
  return { layout: 'banner', art: art.map(toArt) };
}
