import { Alert } from '@sabuja/ui/alert.tsx';
import { Badge, CountBadge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LegalLines, LegalText } from '@sabuja/ui/legal-text.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { PackageOpen } from 'lucide-react';
import { BrandIcon } from '../../ui/brand-icon.tsx';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { Price } from '../../ui/price.tsx';
import { Slider } from '../../ui/slider.tsx';
import { useSlider } from '../../ui/use-slider.ts';
import { Row, StyleSection } from './part.tsx';

const brands = [
  'instagram.com',
  'facebook.com',
  'youtube.com',
  'x.com',
  'linkedin.com',
  'whatsapp.com',
  'play.google.com',
  'apps.apple.com',
  'elsewhere.example',
];

const LEGAL_SAMPLE =
  '<h2>Prices</h2><p>They include GST.</p><ul><li>groceries</li><li>meals</li></ul><dl><div><dt>Orders</dt><dd>Why: tax law.</dd></div></dl>';

const nothing = () => undefined;

export const DisplayPart = () => (
  <StyleSection title="What is shown">
    <Row label="Badge: leaf, haldi, chilli, plain; CountBadge">
      <Badge tone="leaf">Payment DONE</Badge>
      <Badge tone="haldi">PENDING</Badge>
      <Badge tone="chilli">ONLINE - CANCELLED</Badge>
      <Badge>plain</Badge>
      <span className="relative size-11 rounded-field bg-sunk">
        <CountBadge count={3} />
      </span>
      <span className="relative size-11 rounded-field bg-sunk">
        <CountBadge count={128} />
      </span>
    </Row>
    <Row label="Price: sm, card, md, lg; with discount; DiscountTag; VegMark">
      <Price cost={43} size="sm" />
      <Price cost={43} discount={12} size="card" />
      <Price cost={43} discount={12} />
      <Price cost={1143} discount={12} size="lg" />
      <DiscountTag discount={12} />
      <VegMark veg />
      <VegMark veg={false} />
    </Row>
    <Row label="LegalLines, LegalText">
      <div className="grid gap-6">
        <LegalLines lines={['Version 2. Last changed on 1 December 2026.']} />
        <LegalText html={LEGAL_SAMPLE} />
      </div>
    </Row>
    <Row label="Picture: there, missing, broken, banner missing">
      <Picture
        url="/icon.svg"
        direct
        alt="The shop’s icon"
        sizes="96px"
        className="w-24! rounded-field"
      />
      <Picture url={null} alt="Missing" sizes="96px" className="w-24! rounded-field" />
      <Picture url="/no.webp" alt="Broken" sizes="96px" className="w-24! rounded-field" />
      <Picture url={null} alt="" shape="banner" sizes="192px" className="w-48! rounded-field" />
    </Row>
    <Row label="Skeleton, Spinner">
      <Skeleton className="h-16 w-40" />
      <Spinner />
      <Spinner className="size-9 text-leaf" />
    </Row>
    <Card padded>Card: padded</Card>
    <Card as="ul" divided aria-label="Card: divided">
      <li className="px-4 py-3">Card: divided</li>
      <li className="px-4 py-3">by its rows</li>
    </Card>
    {(['leaf', 'haldi', 'chilli', 'plain'] as const).map((tone) => (
      <div key={tone} className="grid gap-2">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Alert key={size} tone={tone} size={size}>
            Alert: {tone}, {size}
          </Alert>
        ))}
      </div>
    ))}
    <SlidesRow />
    <Row label="BrandIcon">
      {brands.map((host) => (
        <BrandIcon key={host} url={`https://${host}`} className="size-6" />
      ))}
    </Row>
    <EmptyState icon={<PackageOpen />} title="EmptyState: no orders found.">
      <Button>See what is fresh</Button>
    </EmptyState>
    <LoadFailed title="LoadFailed: the order could not be loaded." onRetry={nothing} />
    <Row label="PartFailed: card, note, plain">
      {(['card', 'note', 'plain'] as const).map((variant) => (
        <PartFailed key={variant} variant={variant} onRetry={nothing}>
          Failed to fetch wallet balance
        </PartFailed>
      ))}
    </Row>
  </StyleSection>
);

function SlidesRow() {
  const slider = useSlider({ count: 3, duration: 400, isEndless: true });
  return (
    <Row label="Slider: endless, its slides shown by a button">
      <Slider
        slider={slider}
        count={3}
        role="region"
        aria-label="Slides"
        tabIndex={0}
        className="h-20 rounded-panel"
        renderSlide={(index, isHidden) => (
          <p inert={isHidden} className="grid h-full place-items-center bg-leaf-soft text-title">
            {index + 1}
          </p>
        )}
      />
      <Button variant="outline" onClick={() => slider.move(1)}>
        Next slide
      </Button>
    </Row>
  );
}
