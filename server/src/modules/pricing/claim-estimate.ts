import type { Department, OrderLine } from '@sabuja/contract';
import { UID_PATTERN } from '@sabuja/contract/rules/patterns';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { activePlanOf } from '../wallet/index.ts';
import { findEstimate } from './estimates-store.ts';
import { samePlan } from './plan-discount.ts';
import { samePrice } from './price-goods.ts';
import {
  type LineToPrice,
  type Part,
  type PricedLine,
  type Totals,
  totalsOfPart,
} from './quote.ts';

/** `part` tells which of two orders with one delivery it is. */
export type Charge = {
  estimateId: string | null;
  part: '' | '__1' | '__2';
  lines: PricedLine[];
  totals: Totals;
};
type Claim = {
  customerId: number;
  /** The estimate's id, with `__1` or `__2` behind it in 'same' mode. */
  named: string;
  department: Department;
  pincode: string;
  /** The order's lines at what the goods cost now. */
  lines: readonly LineToPrice[];
  now: Date;
};

const idPattern = new RegExp(`^(${UID_PATTERN})(__[12])?$`);

/**
 * What an order that names an estimate is charged: what the estimate said, if it still lives, is for
 * the same goods, and neither prices nor the customer's plan have changed. Otherwise OUTDATED with
 * the estimate to renew.
 */
export async function claimEstimate(tx: Tx, claim: Claim) {
  const [, id, suffix = ''] = idPattern.exec(claim.named) ?? [];
  const estimate = id && (await findEstimate(tx, claim.customerId, id));
  if (!estimate) return fail('NO_ESTIMATE');
  const part = estimate.quote.parts.find((p) => p.department === claim.department);
  const outdated = () => fail('OUTDATED', { estimate });
  if (estimate.expires_at <= claim.now) return outdated();
  if (!part || !sameGoods(part, claim.lines) || estimate.pincode !== claim.pincode) {
    return fail('OTHER_GOODS');
  }
  if (!samePrices(part, claim.lines)) return outdated();
  const plan = await activePlanOf(tx, claim.customerId, claim.now);
  if (!samePlan(estimate.quote.plan, plan)) return outdated();
  const claimed = estimate.quote.isSame ? (suffix as Charge['part']) : '';
  if (estimate.quote.isSame && claimed === '') return fail('NO_ESTIMATE');
  const totals = totalsOfPart(estimate.quote, part, claimed);
  return { estimateId: estimate.id, part: claimed, lines: part.lines, totals } satisfies Charge;
}

const sameGoods = (part: Part, lines: readonly OrderLine[]): boolean =>
  part.lines.length === lines.length &&
  lines.every((line) => part.lines.some((p) => p.id === line.id && p.quantity === line.quantity));

const samePrices = (part: Part, lines: readonly LineToPrice[]): boolean =>
  lines.every((line) => part.lines.some((p) => p.id === line.id && samePrice(p, line)));
