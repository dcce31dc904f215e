import { describe, expect, test } from 'vitest';
import { clearBrowserData } from './clear-browser-data.ts';
import { emptyBoxes, enterDigits, eraseDigit, isComplete } from './code-digits.ts';
import { parseDeletionLink } from './deletion-link.ts';

describe('the link', () => {
  test('S2h.1 full_name, email, mobile_no, token and src are read from the query', () => {
    const link = parseDeletionLink(
      '?full_name=Asha+Das&email=asha%40example.com&mobile_no=+919876543210&token=t.o.k&src=ANDROID',
    );
    expect(link).toEqual({
      fullName: 'Asha Das',
      email: 'asha@example.com',
      mobileNo: '+919876543210',
      token: 't.o.k',
      src: 'android',
    });
    expect(parseDeletionLink('?mobile_no=%2B919876543210').mobileNo).toBe('+919876543210');
  });

  test('missing parameters stay empty', () => {
    const nothing = { fullName: '', email: '', mobileNo: '', token: '', src: 'web' };
    expect(parseDeletionLink('')).toEqual(nothing);
    expect(parseDeletionLink('?src=javascript:alert(1)')).toEqual(nothing);
  });
});

describe('S2h.3 S5.15 the five boxes', () => {
  const toBoxes = (text: string) => Array.from({ length: 5 }, (_, at) => text[at]?.trim() ?? '');

  test('a digit fills its box and moves to the next; other characters do nothing', () => {
    expect(enterDigits(emptyBoxes, 0, '7')).toEqual({ boxes: toBoxes('7'), focus: 1 });
    expect(enterDigits(toBoxes('7'), 1, 'x')).toEqual({ boxes: toBoxes('7'), focus: 1 });
    expect(enterDigits(toBoxes('1234'), 4, '5')).toEqual({ boxes: toBoxes('12345'), focus: 4 });
  });

  test('five pasted digits fill all boxes from any box, separators included', () => {
    expect(enterDigits(toBoxes('9'), 3, '1 23-45')).toEqual({ boxes: toBoxes('12345'), focus: 4 });
    expect(enterDigits(emptyBoxes, 1, '23')).toEqual({ boxes: toBoxes(' 23'), focus: 3 });
  });

  test('backspace clears a box, then moves back', () => {
    expect(eraseDigit(toBoxes('123'), 2)).toEqual({ boxes: toBoxes('12'), focus: 2 });
    expect(eraseDigit(toBoxes('12'), 2)).toEqual({ boxes: toBoxes('1'), focus: 1 });
    expect(eraseDigit(emptyBoxes, 0)).toEqual({ boxes: emptyBoxes, focus: 0 });
  });

  test('the code is complete only with all five digits', () => {
    expect(isComplete(toBoxes('1234'))).toBe(false);
    expect(isComplete(toBoxes('12345'))).toBe(true);
  });
});

test('S2h.4 both storages and all cookies visible to scripts are cleared', () => {
  const createStorage = () => {
    const map = new Map([['token', 't']]);
    return { map, clear: () => map.clear() };
  };
  const [local, session] = [createStorage(), createStorage()];
  const writtenCookies: string[] = [];
  const page = {
    get cookie() {
      return 'XSRF-TOKEN=x; lang=or';
    },
    set cookie(text: string) {
      writtenCookies.push(text);
    },
  };
  clearBrowserData([local, session], page);
  expect([local.map.size, session.map.size]).toEqual([0, 0]);
  expect(writtenCookies).toEqual(['XSRF-TOKEN=; Max-Age=0; Path=/', 'lang=; Max-Age=0; Path=/']);
});
