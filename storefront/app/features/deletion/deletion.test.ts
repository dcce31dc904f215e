import { describe, expect, test } from 'vitest';
import { emptyBoxes, enter, erase, isWhole } from './code-digits.ts';
import { readLink } from './deletion-link.ts';
import { wipe } from './wipe.ts';

describe('the link', () => {
  test('S2h.1 full_name, email, mobile_no, token and src are read from the query', () => {
    const link = readLink(
      '?full_name=Asha+Das&email=asha%40example.com&mobile_no=+919876543210&token=t.o.k&src=ANDROID',
    );
    expect(link).toEqual({
      fullName: 'Asha Das',
      email: 'asha@example.com',
      mobileNo: '+919876543210',
      token: 't.o.k',
      src: 'android',
    });
    expect(readLink('?mobile_no=%2B919876543210').mobileNo).toBe('+919876543210');
  });

  test('nothing is made up of what it does not carry', () => {
    const nothing = { fullName: '', email: '', mobileNo: '', token: '', src: 'web' };
    expect(readLink('')).toEqual(nothing);
    expect(readLink('?src=javascript:alert(1)')).toEqual(nothing);
  });
});

describe('S2h.3 S5.15 the five boxes', () => {
  const boxes = (text: string) => Array.from({ length: 5 }, (_, at) => text[at]?.trim() ?? '');

  test('a digit fills its box and goes on to the next; anything else does nothing', () => {
    expect(enter(emptyBoxes, 0, '7')).toEqual({ boxes: boxes('7'), focus: 1 });
    expect(enter(boxes('7'), 1, 'x')).toEqual({ boxes: boxes('7'), focus: 1 });
    expect(enter(boxes('1234'), 4, '5')).toEqual({ boxes: boxes('12345'), focus: 4 });
  });

  test('five pasted digits are the code, wherever they are pasted, with what stands between them', () => {
    expect(enter(boxes('9'), 3, '1 23-45')).toEqual({ boxes: boxes('12345'), focus: 4 });
    expect(enter(emptyBoxes, 1, '23')).toEqual({ boxes: boxes(' 23'), focus: 3 });
  });

  test('backspace empties a box, then moves back', () => {
    expect(erase(boxes('123'), 2)).toEqual({ boxes: boxes('12'), focus: 2 });
    expect(erase(boxes('12'), 2)).toEqual({ boxes: boxes('1'), focus: 1 });
    expect(erase(emptyBoxes, 0)).toEqual({ boxes: emptyBoxes, focus: 0 });
  });

  test('only all five are a code', () => {
    expect(isWhole(boxes('1234'))).toBe(false);
    expect(isWhole(boxes('12345'))).toBe(true);
  });
});

test('S2h.4 both storages and every cookie that scripts can see are emptied', () => {
  const storage = () => {
    const map = new Map([['token', 't']]);
    return { map, clear: () => map.clear() };
  };
  const [local, session] = [storage(), storage()];
  const written: string[] = [];
  const page = {
    get cookie() {
      return 'XSRF-TOKEN=x; lang=or';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  wipe([local, session], page);
  expect([local.map.size, session.map.size]).toEqual([0, 0]);
  expect(written).toEqual(['XSRF-TOKEN=; Max-Age=0; Path=/', 'lang=; Max-Age=0; Path=/']);
});
