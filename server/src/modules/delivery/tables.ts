import type { Department } from '@sabuja/contract';
import type { Ring } from '@sabuja/contract/rules/polygon';
import type { Translations } from '@sabuja/kit';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/db/db.ts' {
  interface Tables {
    'delivery.zones': {
      id: Generated<number>;
      name: string;
      fee_paise: number;
      free_above_paise: number | null;
      /** Minimum order amount of the zone; applies when it is above the shop's. */
      minimum_paise: Generated<number | null>;
      closed_at: Generated<Date | null>;
      /** The area of the zone on the map; written as JSON. */
      polygon: ColumnType<Ring | null, string | null | undefined, string | null>;
      /** Counts the changes by staff. */
      version: Generated<number>;
      updated_at: Generated<Date>;
      updated_by: Generated<number | null>;
    };
    'delivery.pincodes': {
      pincode: string;
      zone_id: number;
      place: string;
      latitude: number;
      longitude: number;
      translations: Generated<Translations<'place'>>;
    };
    'delivery.slots': {
      id: Generated<number>;
      department: Department;
      name: string;
      starts_at_minute: number;
      capacity: number;
      closes_minutes_before: number;
      inactive: Generated<boolean>;
    };
    'delivery.slot_exceptions': {
      slot_id: number;
      date: string;
      capacity: number | null;
      closed_reason: string | null;
      translations: Generated<Translations<'closed_reason'>>;
    };
    'delivery.pauses': {
      scope: string;
      message: string;
      translations: Generated<Translations<'message'>>;
      since: Date;
    };
    'delivery.slot_days': { slot_id: number; date: string; taken: number; capacity: number };
  }
}
