import { IST_TIME_ZONE } from '@sabuja/kit';
import { sql } from 'kysely';

/** For `at time zone ${istZone}`: dates are computed in IST, whatever the time zone of the server. */
export const istZone = sql.lit(IST_TIME_ZONE);
