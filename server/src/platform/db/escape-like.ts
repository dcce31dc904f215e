/** A text as a pattern of LIKE that matches just it. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
