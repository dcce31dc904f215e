import type { Address, FreeSlot, PaymentMethod } from '@sabuja/contract';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { shortSlotName, slotText } from '../delivery/index.ts';
import { emptyForm } from './checkout-form.ts';
import {
  type FreeSlots,
  findCommonSlot,
  isFilledIn,
  quickChoice,
  withQuickChoice,
} from './quick-choice.ts';

const address = (uid: string, locality: string): Address => ({
  uid,
  room_no: '12',
  locality,
  area: 'Patia',
  pincode: '751024',
  type: 'Home',
  full_address: '',
  latitude: null,
  longitude: null,
  is_pinned: false,
  is_default: 0,
  landmark: '',
});
const [home, office] = [address('home', 'Lane 3'), address('office', 'Lane 9')];
const slot: FreeSlot = { date: '2026-11-22', slot_id: 4, name: '8:00 AM - 10:00 AM' };
const offered: PaymentMethod[] = ['COD', 'WALLET'];
const choose = (
  overrides: Partial<Omit<Parameters<typeof quickChoice>[0], 'slots'>> & { slots?: FreeSlots },
) =>
  quickChoice({
    ordered: ['GROCERY'],
    addresses: [home, office],
    lastOrder: undefined,
    offered,
    slots: { GROCERY: slot },
    ...overrides,
  });

describe('filling in the checkout with one tap', () => {
  const lastOrder = {
    delivery_address: '12, Lane 9, Patia, 751024',
    payment_method: 'WALLET' as const,
  };

  it('repeats the address and payment of the last order, with the next free slot', () => {
    const choice = choose({ lastOrder });
    expect(choice).toMatchObject({ isRepeat: true, address: office, payment: 'WALLET' });
    const filled = choice && withQuickChoice({ ...emptyForm, occasion: 'Puja' }, choice);
    expect(filled).toEqual({
      ...emptyForm,
      occasion: 'Puja',
      addressUid: 'office',
      payment: 'WALLET',
      delivery: { ...emptyForm.delivery, GROCERY: { date: '2026-11-22', slotId: 4 } },
    });
    expect(choice && isFilledIn(emptyForm, choice)).toBe(false);
    expect(choice && filled && isFilledIn(filled, choice)).toBe(true);
  });

  it('a payment method that is no longer offered is left to the customer', () => {
    const lastOnline = { ...lastOrder, payment_method: 'ONLINE' as const };
    expect(choose({ lastOrder: lastOnline })?.payment).toBeUndefined();
  });

  it('on a first order it takes the only address; among several it offers nothing', () => {
    expect(choose({ addresses: [home] })).toMatchObject({ isRepeat: false, address: home });
    expect(choose({ addresses: [home] })?.payment).toBeUndefined();
    expect(choose({})).toBeUndefined();
    const found = { ...home, landmark: 'Opposite the tank' };
    const lastFound = {
      ...lastOrder,
      delivery_address: '12, Lane 3, Patia, 751024 (Opposite the tank)',
    };
    expect(choose({ addresses: [office, found], lastOrder: lastFound })?.address).toBe(found);
    const moved = { ...lastOrder, delivery_address: '1, Elsewhere, 751001' };
    expect(choose({ lastOrder: moved })).toBeUndefined();
  });

  it('without a free slot for each department it offers nothing', () => {
    expect(choose({ lastOrder, ordered: ['KITCHEN', 'GROCERY'] })).toBeUndefined();
    expect(
      choose({
        lastOrder,
        ordered: ['KITCHEN', 'GROCERY'],
        slots: { KITCHEN: slot, GROCERY: slot },
      }),
    ).toBeDefined();
  });

  it('slots are named briefly, and once when both departments share one', () => {
    const now = new Date('2026-11-21T19:00:00Z');
    const text = (date: string) => inEnglish(slotText({ ...slot, date }, now));
    expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(text)).toEqual([
      'today 8-10 AM',
      'tomorrow 8-10 AM',
      '24 Nov 2026, 8-10 AM',
    ]);
    expect(findCommonSlot({ KITCHEN: { ...slot, slot_id: 9 }, GROCERY: slot })).toBeDefined();
    expect(
      findCommonSlot({ KITCHEN: { ...slot, date: '2026-11-23' }, GROCERY: slot }),
    ).toBeUndefined();
    expect(
      ['10:00 AM - 12:00 PM', '7:30 PM - 9:00 PM', '6 AM - 8:15 AM', 'Sunrise'].map(shortSlotName),
    ).toEqual(['10 AM - 12 PM', '7:30-9 PM', '6-8:15 AM', 'Sunrise']);
  });
});
