import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatPaise, type Paise, toPaise } from '@sabuja/kit';

type Measure = 'weight' | 'volume' | 'pieces';
const names: Record<string, { measure: Measure; each: number }> = {
  kg: { measure: 'weight', each: 1000 },
  g: { measure: 'weight', each: 1 },
  l: { measure: 'volume', each: 1000 },
  litre: { measure: 'volume', each: 1000 },
  ml: { measure: 'volume', each: 1 },
  piece: { measure: 'pieces', each: 1 },
  pieces: { measure: 'pieces', each: 1 },
};

/** In grams and millilitres; smaller packs are compared by the hundred, larger ones by the thousand. */
const smallPack = 200;

/** '500 g', '6 pieces', '1 bunch, 250 g', '2 pieces, 500 g'. A range such as '700-900 g' says nothing. */
const amountIn = /^(?:\d+ (?:bunch|pieces?), )?(\d+(?:\.\d+)?)\s*([a-z]+)/i;

/**
 * '₹238.00 per kg' from a price in rupees and units such as '500 g', to compare packs by. Nothing
 * when the units say no measure, or when the price is that of the measure already.
 */
export function unitPrice(price: number, units: string): MessageDescriptor | undefined {
  const [, amount, name = ''] = amountIn.exec(units) ?? [];
  const known = names[name.toLowerCase()];
  if (known === undefined) return undefined;
  const held = Number(amount) * known.each;
  const per = known.measure === 'pieces' ? 1 : held < smallPack ? 100 : 1000;
  if (!(held > 0) || held === per) return undefined;
  return inWords(known.measure, per, formatPaise(share(toPaise(price), per, held)));
}

/** Rounded to the paisa; to compare by, never to add up. */
const share = (price: Paise, per: number, held: number): Paise => Math.round((price * per) / held);

function inWords(measure: Measure, per: number, price: string): MessageDescriptor {
  if (measure === 'pieces') return msg`${price} per piece`;
  if (measure === 'volume') return per === 100 ? msg`${price} per 100 ml` : msg`${price} per litre`;
  return per === 100 ? msg`${price} per 100 g` : msg`${price} per kg`;
}
