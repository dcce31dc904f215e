import { useLingui } from '@lingui/react/macro';
import type { ProviderState, ShopOpening } from '@sabuja/contract';
import { isNecessary } from '@sabuja/contract/rules/opening-steps';
import { Badge } from '@sabuja/ui/badge.tsx';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { ExampleSheetButton } from '../imports/index.ts';
import { useSession } from '../session/index.ts';
import { navGroups } from '../shell/index.ts';
import { gapTexts, stepTexts } from './opening-labels.ts';
import { ProviderPart } from './provider-part.tsx';

type Step = ShopOpening['steps'][number];
type Props = { step: Step; number: number; provider: ProviderState | undefined };

/** A step of the setup guide: what is missing, and links to the pages where it is done. */
export function StepRow({ step, number, provider }: Props) {
  const { i18n } = useLingui();
  const { title, text } = stepTexts[step.name];
  return (
    <li className="grid gap-3 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">
          {number}. {i18n._(title)}
        </h2>
        <StepState {...step} />
      </div>
      <p className="max-w-prose text-sm text-muted">{i18n._(text)}</p>
      {step.missing.length > 0 && (
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {step.missing.map((gap) => (
            <li key={gap}>{i18n._(gapTexts[gap])}</li>
          ))}
        </ul>
      )}
      <StepLinks name={step.name} />
      {provider && <ProviderPart state={provider} />}
    </li>
  );
}

/** The state follows from what is missing; nobody ticks a step by hand. */
function StepState({ name, missing }: Step) {
  const { t } = useLingui();
  if (missing.some(isNecessary)) return <Badge tone="haldi">{t`to do`}</Badge>;
  const isLeftOut = missing.length > 0 && optionalSteps.includes(name);
  return isLeftOut ? <Badge>{t`optional`}</Badge> : <Badge tone="leaf">{t`done`}</Badge>;
}

/** Steps that a shop may open without. */
const optionalSteps: readonly Step['name'][] = ['email', 'staff'];

/** Links to the pages of a step that the member may open. */
function StepLinks({ name }: Pick<Step, 'name'>) {
  const { i18n } = useLingui();
  const permissions = useSession()?.permissions ?? [];
  const closed = navGroups
    .flatMap(({ items }) => items)
    .filter(({ may }) => !permissions.includes(may))
    .map(({ to }) => to);
  const links = stepTexts[name].links.filter(({ to }) => !closed.includes(to));
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={buttonClass('outline', 'sm')}>
          {i18n._(label)}
        </Link>
      ))}
      {name === 'products' && <ExampleSheetButton />}
    </div>
  );
}
