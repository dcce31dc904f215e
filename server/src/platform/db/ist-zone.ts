import { IST_TIME_ZONE } from '@sabuja/kit';
import { sql } from 'kysely';

/** As in `at time zone ${istZone}`: the day of a moment is that of the shop, whatever the server's zone. */
export const istZone = sql.lit(IST_TIME_ZONE);
