import { describe, expect, test } from 'vitest';
import { isWeakPin } from './weak-pins.ts';

describe('S10.156 a PIN that many people choose', () => {
  test.each([
    '123456',
    '654321',
    '890123',
    '000000',
    '121212',
    '123123',
    '112233',
    '772299',
    '399339',
    '123321',
    '159753',
    '786786',
    '150886',
    '081586',
    '860815',
    '010100',
  ])('%s is refused', (pin) => expect(isWeakPin(pin)).toBe(true));

  test.each(['580274', '927461', '403958'])('%s is taken', (pin) =>
    expect(isWeakPin(pin)).toBe(false),
  );

  test('nine of ten are left', () => {
    const some = Array.from({ length: 142_857 }, (_, i) => String(i * 7).padStart(6, '0'));
    expect(some.filter((pin) => !isWeakPin(pin)).length).toBeGreaterThan(some.length * 0.9);
  });
});
