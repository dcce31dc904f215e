// @vitest-environment happy-dom
import type { SubscriptionPlan } from '@sabuja/contract';
import { expect, it } from 'vitest';
import { asha, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok } from '../../testing/stub-server.ts';
import { PlanCards } from './plan-cards.tsx';
import { PurchasedPlans } from './purchased-plans.tsx';

const page = testPage();
const plan = {
  ...{ id: 1, version: 1, plan_name: 'Harvest', min_amount: 1000, discount: 5, cashback: 50 },
  ...{ free_shipping: 1, priority_delivery: 1, additional_perks: 'A recipe each week' },
  ...{ validity_days: 30, inactive: 0 },
} as SubscriptionPlan;

/** The texts that the element shows more than once. */
function repeatedTexts(element: Element | null): string[] {
  const walker = document.createTreeWalker(element as Element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.filter((text, i) => text.trim() !== '' && texts.indexOf(text) !== i);
}
/** Amounts, percentages and days: '₹1,000.00', '5%', '30 day'. */
const figuresIn = (text: string | null | undefined) => text?.match(/₹[\d,.]+|\d+%|\d+ day/g) ?? [];

it('S2e.4 a plan says each of its terms once', async () => {
  page.server.on('GET /api/v1/subscriptions/', ok({ results: [plan] }));
  const shown = page.show(
    <PlanCards user={asha} recharge={{ busy: false, start: async () => true } as never} />,
  );
  await waitUntil(() => expect(shown.querySelector('article')).not.toBeNull());
  const card = shown.querySelector('article');
  expect(figuresIn(card?.textContent)).toEqual(['₹1,000.00', '5%', '₹50.00', '30 day']);
  expect(repeatedTexts(card)).toEqual([]);
});

it('S2e.4 the current plan says its terms once, earlier ones only when they were', async () => {
  const bought = { ...plan, plan_id: 1, status: '1' as const, created_at: '2026-11-01T04:00:00Z' };
  const past = { ...bought, id: 2, plan_name: 'Seed', status: '0' };
  page.server.on('GET /api/v1/subscriptions/users/', ok({ results: [bought, past] }));
  const shown = page.show(<PurchasedPlans user={asha} />);
  await waitUntil(() => expect(shown.querySelector('article')).not.toBeNull());
  expect(figuresIn(shown.textContent)).toEqual(['5%', '₹50.00', '30 day']);
  expect(repeatedTexts(shown.querySelector('article'))).toEqual([]);
});
