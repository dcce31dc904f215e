import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';

/** Prompt to reload: above the cart strip on phones, in the corner on larger screens. */
export function UpdatePrompt({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const { t } = useLingui();
  return (
    <Card
      as="section"
      padded
      aria-label={t`Update`}
      role="status"
      className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+4.75rem)] z-40 grid gap-3 shadow-float md:right-6 md:bottom-6 md:left-auto md:w-80"
    >
      <p className="font-semibold">{t`A newer version of the shop is ready.`}</p>
      <div className="flex gap-2">
        <Button onClick={onUpdate}>{t`Reload`}</Button>
        <Button variant="ghost" onClick={onLater}>
          {t`Later`}
        </Button>
      </div>
    </Card>
  );
}
