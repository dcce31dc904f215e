import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { releaseEmoji } from './emoji-bodies.ts';
import type { PictureRecipe } from './recipe.ts';
import { crate, drawing, emoji, filled, heap, pack } from './recipe.ts';

const mixed: PictureRecipe = {
  tint: 'leaf',
  ...crate(
    'tomato',
    emoji('tomato', { hue: 20 }),
    filled('bowl', 'grain', '#f3e3bd'),
    pack('box', '#123456', '#ffffff', 'tomato'),
    drawing('okra', '#5faf45'),
  ),
};

afterAll(releaseEmoji);

describe('a composed picture', () => {
  it('is the same every time', () => {
    expect(composePicture(mixed, 'combo')).toBe(composePicture(mixed, 'combo'));
  });

  it('has unique ids and refers to none that is missing', () => {
    const svg = composePicture(mixed, 'combo');
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('defines an art once that it uses often', () => {
    const svg = composePicture({ tint: 'leaf', ...heap('tomato', 6) }, 'product');
    expect(svg.match(/<use /g)).toHaveLength(6);
    expect(svg.match(/<g id="a/g)).toHaveLength(1);
  });

  it('has the size of its kind', async () => {
    const banner = await sharp(Buffer.from(composePicture(mixed, 'banner'))).metadata();
    const product = await sharp(Buffer.from(composePicture(mixed, 'product'))).metadata();
    expect([banner.width, banner.height]).toEqual([1200, 500]);
    expect([product.width, product.height]).toEqual([960, 960]);
  });

  it('reports an unknown emoji', () => {
    expect(() => composePicture({ tint: 'leaf', ...heap('tomatto') }, 'product')).toThrow(
      'tomatto',
    );
  });
});
