import { Button, type ButtonVariant } from '@sabuja/ui/button.tsx';
import { CodeField } from '@sabuja/ui/code-field.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { FilterLink } from '../../ui/filter-link.tsx';
import { Quantity } from '../../ui/quantity.tsx';
import { Row, StyleSection } from './part.tsx';

const variants: ButtonVariant[] = ['primary', 'outline', 'soft', 'ghost', 'haldi', 'danger'];

export const ControlsPart = () => (
  <StyleSection title="Controls">
    <Row label="Button: variants">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
    <Row label="Button: sizes, disabled, busy">
      <Button size="sm">sm</Button>
      <Button size="md">md</Button>
      <Button size="lg">lg</Button>
      <Button disabled>disabled</Button>
      <Button busy>busy</Button>
    </Row>
    <Row label="IconButton: plain, disabled, on the bar">
      <IconButton label="Keep">
        <Heart className="size-5.5" />
      </IconButton>
      <IconButton label="Keep" disabled>
        <Heart className="size-5.5" />
      </IconButton>
      <span className="on-deep rounded-field bg-deep p-2 text-on-deep">
        <IconButton label="Keep">
          <Heart className="size-5.5" />
        </IconButton>
      </span>
    </Row>
    <Row label="FilterLink: off, on">
      <FilterLink to="" isOn={false}>
        In stock
      </FilterLink>
      <FilterLink to="" isOn={true}>
        In stock
      </FilterLink>
    </Row>
    <Fields />
    <Quantities />
    <Pages />
  </StyleSection>
);

function Pages() {
  const [page, setPage] = useState(1);
  return <Pager label="Pager" page={page} lastPage={3} onPageChange={setPage} />;
}

const Fields = () => (
  <div className="grid gap-4">
    <TextField label="TextField" placeholder="Placeholder" />
    <TextField label="With text before" leadingText="+91" defaultValue="9876543210" />
    <TextField label="With a hint" hint="Six digits" defaultValue="751024" />
    <TextField label="Required, with an error" required error="This pincode is not served." />
    <TextField label="Disabled" disabled defaultValue="Not to be changed" />
    <CodeField label="CodeField" placeholder="Enter OTP" />
    <CodeField label="CodeField: lg" size="lg" defaultValue="4062" />
    <TextArea label="TextArea" placeholder="Several lines" />
    <Select label="Select" defaultValue="Home">
      <option>Home</option>
      <option>Office</option>
    </Select>
    <Select label="With an error" error="Choose one." required>
      <option value="">Select Type</option>
    </Select>
    <Select label="Disabled" disabled>
      <option>None</option>
    </Select>
  </div>
);

function Quantities() {
  const [value, setValue] = useState(2);
  const minus = { label: 'Remove one', onPress: () => setValue(value - 1), disabled: value <= 1 };
  const plus = { label: 'Add one more', onPress: () => setValue(value + 1), tip: 'Add one more' };
  const limit = { ...plus, disabled: true, tip: 'Only 2 in stock' };
  return (
    <Row label="Quantity with its Tip: free, at the limit, busy, large">
      <Quantity value={value} minus={minus} plus={plus} className="w-32" />
      <Quantity value={2} minus={minus} plus={limit} className="w-32" />
      <Quantity value={2} minus={minus} plus={plus} busy className="w-32" />
      <Quantity value={value} minus={minus} plus={plus} size="lg" className="w-40" />
    </Row>
  );
}
