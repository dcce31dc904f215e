const YOUNGEST_BIRTH_YEAR = 2015;
const OLDEST_BIRTH_YEAR = 1940;

/** Keypad patterns and other common PINs. */
const common = new Set([
  '147258',
  '258369',
  '159753',
  '357159',
  '159357',
  '147369',
  '142536',
  '102030',
  '112233',
  '332211',
  '445566',
  '789456',
  '456789',
  '520520',
  '696969',
  '100200',
  '786786',
  '007007',
  '143143',
  '200000',
  '100000',
]);

/** True for a PIN of six digits that many people choose: a common one, a run, a repetition or a birthday. */
export const isWeakPin = (pin: string): boolean =>
  common.has(pin) || isRun(pin) || isRepetition(pin) || isBirthday(pin);

/** True when each digit differs by one from the previous, in one direction; 0 follows 9. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, i) => (Number(digit) - Number(pin[i]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** True for one, two or three digits repeated, only two different digits, three pairs, or a palindrome. */
function isRepetition(pin: string): boolean {
  const hasPeriod = [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(6 / length));
  const isPalindrome = pin === [...pin].reverse().join('');
  return hasPeriod || isPalindrome || new Set(pin).size <= 2 || /^(\d)\1(\d)\2(\d)\3$/.test(pin);
}

/** True for a date of birth as day, month, year; month, day, year; or year, month, day. */
function isBirthday(pin: string): boolean {
  const [a = 0, b = 0, c = 0] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4)].map(Number);
  return isDate(a, b, c) || isDate(b, a, c) || isDate(c, b, a);
}

function isDate(day: number, month: number, shortYear: number): boolean {
  const year = shortYear + (shortYear > YOUNGEST_BIRTH_YEAR % 100 ? 1900 : 2000);
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= OLDEST_BIRTH_YEAR;
}
