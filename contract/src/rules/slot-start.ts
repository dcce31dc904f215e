const startPattern = /^\s*(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M/i;

/**
 * The minute of the day at which a delivery slot starts, from its name ('7:30 PM - 9:00 PM', '7 AM - 9 AM');
 * undefined for a name that does not begin with a time.
 */
export function slotStartMinute(name: string): number | undefined {
  const [, hour, minute = '0', meridiem] = startPattern.exec(name) ?? [];
  if (hour === undefined || meridiem === undefined) return undefined;
  const meridiemOffset = meridiem.toUpperCase() === 'P' ? 12 : 0;
  return ((Number(hour) % 12) + meridiemOffset) * 60 + Number(minute);
}

/**
 * The minute of the day at which a delivery slot ends, from its name; undefined for a name that does not end with
 * a time.
 */
export const slotEndMinute = (name: string): number | undefined =>
  slotStartMinute(name.slice(name.search(/[-–][^-–]*$/) + 1));
