import type { Theme } from '@sabuja/ui/styles/parse-themes.ts';
import { Row, StyleSection } from './part.tsx';

export const ColoursPart = ({ theme }: { theme: Theme }) => (
  <StyleSection title="Colours">
    <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {[...theme].map(([name, value]) => (
        <li key={name} className="overflow-hidden rounded-field border border-line bg-surface">
          <span className="block h-12" style={{ background: `var(--${name})` }} />
          <span className="block px-2 py-1 text-xs font-semibold">{name}</span>
          <span className="block px-2 pb-1 text-xs text-muted">{value}</span>
        </li>
      ))}
    </ul>
  </StyleSection>
);

const sizes = [
  'text-xs',
  'text-sm',
  'text-label',
  'text-base',
  'text-lg',
  'text-title',
  'text-head',
  'text-display',
  'text-amount',
  'text-brand',
];
const weights = ['font-normal', 'font-medium', 'font-semibold', 'font-bold', 'font-extrabold'];
const leadings = ['leading-none', 'leading-tight', 'leading-snug', 'leading-normal'];
const trackings = ['tracking-tight', 'tracking-heading', 'tracking-normal', 'tracking-code'];

export const TypePart = () => (
  <StyleSection title="Type">
    {sizes.map((size) => (
      <p key={size} className={size}>
        <span className="text-muted">{size}</span> Desi tomato, ₹37.84
      </p>
    ))}
    {weights.map((weight) => (
      <p key={weight} className={weight}>
        <span className="text-muted">{weight}</span> Harvested this morning
      </p>
    ))}
    <p lang="hi" className="text-lg">
      आज सुबह की ताज़ी सब्ज़ियाँ <strong className="font-bold">कार्ट में डालें</strong>
    </p>
    <p lang="or" className="text-lg">
      ଆଜି ସକାଳର ତାଜା ପନିପରିବା <strong className="font-bold">କାର୍ଟରେ ରଖନ୍ତୁ</strong>
    </p>
    {leadings.map((leading) => (
      <p key={leading} className={`max-w-60 text-sm ${leading}`}>
        <span className="text-muted">{leading}</span> Picked before sunrise and at the door before
        noon
      </p>
    ))}
    {trackings.map((tracking) => (
      <p key={tracking} className={tracking}>
        <span className="text-muted">{tracking}</span> Sabuja 40621
      </p>
    ))}
    <p className="tabular">
      ₹1,111.11
      <br />
      ₹8,888.88 tabular
    </p>
  </StyleSection>
);

const radii = [
  'rounded-mark',
  'rounded-tag',
  'rounded-control',
  'rounded-field',
  'rounded-card',
  'rounded-panel',
  'rounded-pill',
];

export const ShapesPart = () => (
  <StyleSection title="Shape, space, motion">
    <Row label="Radius">
      {radii.map((radius) => (
        <span
          key={radius}
          className={`grid h-13 w-24 place-items-center border border-line-strong text-xs ${radius}`}
        >
          {radius.replace('rounded-', '')}
        </span>
      ))}
    </Row>
    <Row label="Shadow: rest, float">
      <span className="h-13 w-24 rounded-card bg-surface shadow-rest" />
      <span className="h-13 w-24 rounded-card bg-surface shadow-float" />
    </Row>
    <Row label="Space: 1, 2, 3, 4, 6, 8, touch">
      {['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-touch'].map((width) => (
        <span key={width} className={`h-5 bg-leaf ${width}`} />
      ))}
    </Row>
    <Row label="Motion: quick 140 ms, calm 200 ms, slow 500 ms (point at them)">
      {['duration-(--quick)', 'duration-(--calm)', 'duration-(--slow)'].map((duration) => (
        <span
          key={duration}
          className={`h-12 w-24 rounded-card bg-leaf-soft transition-opacity hover:opacity-55 ${duration}`}
        />
      ))}
    </Row>
  </StyleSection>
);
