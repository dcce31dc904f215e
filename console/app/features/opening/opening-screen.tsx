import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { FormProblem } from '../../lib/form-problem.tsx';
import { openingQuery } from '../../lib/opening-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { OpenPart } from './open-part.tsx';
import { usePreview } from './opening-mutations.ts';
import { StepRow } from './step-row.tsx';

/** The setup guide of a new shop: the steps before the opening, each with what is missing. */
export function OpeningScreen() {
  const { t } = useLingui();
  const query = useQuery(openingQuery);
  const preview = usePreview();
  usePageTitle(t`Setup guide`);
  return (
    <LoadedPage query={query} failed={t`The setup guide could not be loaded.`}>
      {(opening) => (
        <Page
          title={t`Setup guide`}
          actions={
            opening.opened_at === null && (
              <Button variant="outline" busy={preview.isPending} onClick={() => preview.mutate()}>
                {t`Preview the shop`}
              </Button>
            )
          }
        >
          <div className="grid max-w-4xl gap-5">
            <FormProblem error={preview.error} />
            <OpenPart opening={opening} />
            <Card as="ol" divided aria-label={t`Steps`}>
              {opening.steps.map((step, index) => (
                <StepRow
                  key={step.name}
                  step={step}
                  number={index + 1}
                  provider={opening.providers.find(({ channel }) => channel === step.name)}
                />
              ))}
            </Card>
          </div>
        </Page>
      )}
    </LoadedPage>
  );
}
