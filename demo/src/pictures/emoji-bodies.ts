import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

let loaded: IconSet['icons'] | undefined;

// The file is over 100 MB: it is read only while seeding, never while the shop serves requests.
function icons(): IconSet['icons'] {
  if (!loaded) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
    const set: IconSet = JSON.parse(readFileSync(file, 'utf8'));
    loaded = set.icons;
  }
  return loaded;
}

/** SVG body of a fluent emoji in a 32 x 32 box, its ids made unique by `prefix`. */
export function emojiBody(name: string, prefix: string): string {
  const icon = icons()[name];
  if (!icon) throw new Error(`There is no fluent emoji called '${name}'`);
  return icon.body.replace(/(\bid="|url\(#|href="#)/g, `$1${prefix}`);
}

/** Releases the memory of the emoji set once the pictures are made. */
export function releaseEmoji(): void {
  loaded = undefined;
}
