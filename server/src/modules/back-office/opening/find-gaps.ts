import type { ProviderState, ShopOpening, ShopProfile } from '@sabuja/contract';
import { isNecessary, type OpeningGap, openingSteps } from '@sabuja/contract/rules/opening-steps';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { hasSubcategory, listSellingDepartments } from '../../catalogue/index.ts';
import { acceptsMethod, findShopProfile } from '../../content/index.ts';
import { listServedDepartments, servesAnywhere } from '../../delivery/index.ts';
import { listActiveMembers } from '../../staff/index.ts';

type Gaps = Record<(typeof openingSteps)[number], OpeningGap[]>;

/** Returns what each step of the setup guide lacks, judged by the shop's data and the configured providers. */
export async function findGaps(
  db: Db | Tx,
  providers: readonly ProviderState[],
): Promise<Pick<ShopOpening, 'steps' | 'blocking'>> {
  const stateOf = (channel: ProviderState['channel']) =>
    providers.find((provider) => provider.channel === channel);
  const gaps: Gaps = {
    shop: findProfileGaps(await findShopProfile(db)),
    zones: (await servesAnywhere(db)) ? [] : ['ZONE'],
    ...(await findGapsOfRange(db)),
    payments: await findPaymentGaps(db, stateOf('payments')),
    sms: testGaps(stateOf('sms'), ['SMS_PROVIDER', 'SMS_TEST']),
    email: testGaps(stateOf('email'), ['EMAIL_PROVIDER', 'EMAIL_TEST']),
    staff: (await listActiveMembers(db, 'own.account')).length > 1 ? [] : ['COLLEAGUE'],
  };
  return {
    steps: openingSteps.map((name) => ({ name, missing: gaps[name] })),
    blocking: openingSteps.flatMap((name) => gaps[name]).filter(isNecessary),
  };
}

const given = (text: string): boolean => text.trim() !== '';

/** Every food business shows its FSSAI licence, every online shop its grievance officer. */
function findProfileGaps(profile: ShopProfile | undefined): OpeningGap[] {
  if (!profile) return ['SHOP_PROFILE'];
  const { grievance_officer, grievance_phone, grievance_email, fssai, gstin } = profile;
  const hasOfficer = [grievance_officer, grievance_phone, grievance_email].every(given);
  return [
    ...(hasOfficer ? [] : (['GRIEVANCE_OFFICER'] as const)),
    ...(given(fssai) ? [] : (['FSSAI'] as const)),
    ...(given(gstin) ? [] : (['GSTIN'] as const)),
  ];
}

/** Every department that sells something needs a slot. */
async function findGapsOfRange(
  db: Db | Tx,
): Promise<Pick<Gaps, 'slots' | 'categories' | 'products'>> {
  const served = await listServedDepartments(db);
  const selling = await listSellingDepartments(db);
  const unserved = selling.filter((department) => !served.has(department));
  return {
    slots:
      served.size === 0
        ? ['SLOT']
        : unserved.map((department) =>
            department === 'GROCERY' ? 'GROCERY_SLOT' : 'KITCHEN_SLOT',
          ),
    categories: (await hasSubcategory(db)) ? [] : ['SUBCATEGORY'],
    products: selling.length > 0 ? [] : ['PRODUCT'],
  };
}

/** Cash alone is enough; online payment needs tested keys. */
async function findPaymentGaps(
  db: Db | Tx,
  state: ProviderState | undefined,
): Promise<OpeningGap[]> {
  const acceptsOnline = await acceptsMethod(db, 'ONLINE');
  if (!acceptsOnline) return (await acceptsMethod(db, 'COD')) ? [] : ['PAYMENT_METHOD'];
  const gaps = testGaps(state, ['PAYMENT_KEYS', 'PAYMENT_TEST']);
  return state?.provider && state.mode === 'test' ? [...gaps, 'PAYMENT_LIVE_KEYS'] : gaps;
}

const testGaps = (
  state: ProviderState | undefined,
  [missing, untested]: readonly [OpeningGap, OpeningGap],
): OpeningGap[] => {
  if (!state?.provider) return [missing];
  return state.outcome === 'OK' ? [] : [untested];
};
