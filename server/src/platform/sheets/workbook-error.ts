/** A workbook or CSV cannot be read; `code` says why. `row` is the row of the sheet with the error, 1 if unknown. */
export class WorkbookError extends Error {
  readonly code:
    | 'NOT_WORKBOOK'
    | 'OLD_WORKBOOK'
    | 'LOCKED'
    | 'TOO_LARGE'
    | 'TOO_MANY_ROWS'
    | 'BROKEN'
    | 'NO_VALUE';
  readonly row: number;
  constructor(code: WorkbookError['code'], row = 1) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
