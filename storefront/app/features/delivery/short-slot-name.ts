const rangePattern =
  /^\s*(\d{1,2})(?::(\d{2}))?\s*([AP]M)\s*-\s*(\d{1,2})(?::(\d{2}))?\s*([AP]M)\s*$/i;

/**
 * A slot's name without what can be inferred: '8-10 AM' for '8:00 AM - 10:00 AM'. Names of another
 * form are returned unchanged.
 */
export function shortSlotName(name: string): string {
  const match = rangePattern.exec(name);
  if (match === null) return name;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
  const clock = (hour = '', minute = '00') => (minute === '00' ? hour : `${hour}:${minute}`);
  const from = clock(fromHour, fromMinute);
  const to = `${clock(toHour, toMinute)} ${toHalf}`;
  return fromHalf === toHalf ? `${from}-${to}` : `${from} ${fromHalf} - ${to}`;
}
