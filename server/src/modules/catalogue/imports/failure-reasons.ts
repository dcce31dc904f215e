import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { errorCode, type Failure } from '@sabuja/kit';
import { type Message, text } from '../../../platform/texts/index.ts';
import { stockProblems } from '../manage/problems.ts';

/** Refusals that a product has as well when it is saved on its own page, with their messages. */
const stockMessages = stockProblems as Readonly<
  Record<keyof typeof stockProblems, (details: unknown) => { message: Message }>
>;

const isStockProblem = (code: string): code is keyof typeof stockProblems =>
  Object.hasOwn(stockProblems, code);

/** The reason why a row failed as a text for staff; a general text for codes not listed here. */
export function toReason({ code, details }: Failure): Message {
  if (isStockProblem(code)) return stockMessages[code](details).message;
  switch (code) {
    case 'BAD_FIELD': {
      const { column, value, message } = details as Record<'column' | 'value' | 'message', string>;
      return value === ''
        ? text`${column}: ${asText(message)}`
        : text`${column} “${value}”: ${asText(message)}`;
    }
    case 'NO_SKU':
      return 'Please enter a SKU of letters, digits, dots, hyphens and slashes.';
    case 'UNKNOWN_SKU':
      return 'No product has this SKU.';
    case 'REPEATED':
      return text`Row ${(details as { row: number }).row} has this SKU with other values.`;
    case 'NO_PRODUCT':
      return 'No product has a SKU like this name.';
    case 'REPEATED_PICTURE':
      return text`${(details as { file: string }).file} is for the same place of this product.`;
    case 'UNREADABLE_PICTURE':
      return 'This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.';
    case 'PICTURE_TOO_LARGE':
      return text`This picture is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
    case 'BROKEN_PICTURE':
      return 'This file of the zip is broken.';
    case 'NO_ZIP':
      return 'The zip is no longer stored. Please upload it again.';
    default:
      return 'This row could not be saved.';
  }
}

/** A text that is a part of another one and translated on its own. */
const asText = (template: string) => ({ template, values: [] });

/** True for an error that the values of a row caused: invalid data, or a violated constraint. */
export const isRowError = (error: unknown): boolean => /^2[23]/.test(errorCode(error) ?? '');
