import type { StaffZone, StaffZoneChange } from '@sabuja/contract';
import { createDrafts, type DraftField, optional, toOptional } from '../../lib/drafts.ts';
import { cornersOf, readArea, toAreaLines } from './area-lines.ts';
import { readLines, toLines } from './pincode-lines.ts';

/** How each field of the form is read from a zone, and what a change of it sends. */
const fields = {
  name: { read: ({ name }) => name, write: (name) => ({ name }) },
  fee: { read: ({ fee }) => String(fee), write: (fee) => ({ fee: Number(fee) }) },
  free_above: {
    read: (zone) => optional(zone.free_above),
    write: (value) => ({ free_above: toOptional(value) }),
  },
  minimum: {
    read: ({ minimum }) => optional(minimum),
    write: (value) => ({ minimum: toOptional(value) }),
  },
  pincodes: {
    read: ({ pincodes }) => toLines(pincodes),
    write: (value) => {
      const lines = readLines(value);
      return 'wrong' in lines ? {} : { pincodes: lines.pincodes };
    },
  },
  polygon: {
    read: ({ polygon }) => toAreaLines(cornersOf(polygon)),
    write: (value) => {
      const area = readArea(value);
      return 'fault' in area ? {} : { polygon: area.ring };
    },
  },
  is_closed: {
    read: (zone) => (zone.is_closed ? '✓' : ''),
    write: (value) => ({ is_closed: value !== '' }),
  },
} satisfies Record<string, DraftField<StaffZone, StaffZoneChange>>;
export type ZoneField = keyof typeof fields;

/** What the form of a zone shows, and what it sends. */
export const zoneDrafts = createDrafts<StaffZone, StaffZoneChange, ZoneField>(fields, { fee: '0' });
