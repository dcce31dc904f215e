import { describe, expect, test } from 'vitest';
import { cellsOf, clampCell, followingCell, rangeOf } from './cell-range.ts';
import { toCommand, toEditCommand } from './grid-keys.ts';
import { placeBlock } from './paste-block.ts';
import { formatTabSeparated, parseTabSeparated } from './tab-separated.ts';
import { emptyUndoStack, pushStep, redoStep, type UndoStack, undoStep } from './undo-stack.ts';

describe('S10.210 a range as spreadsheets copy it', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\nc', [['a', 'b'], ['c']]],
    ['"two\nlines"\t1', [['two\nlines', '1']]],
    ['"he said ""hi""\nthere"\t1', [['he said "hi"\nthere', '1']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    [
      '"organic" rice\tb\nc\td',
      [
        ['"organic" rice', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"never closed\tb\nc', [['"never closed', 'b'], ['c']]],
    ['a\n\nb\n', [['a'], [''], ['b']]],
    [
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['one', [['one']]],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseTabSeparated(text)).toEqual(rows);
  });

  test('what is copied is pasted as it was; a spreadsheet takes none of it for a formula', () => {
    const rows = [
      ['=1+1', 'two\nlines', 'tab\there'],
      ['"quoted"', '', '-5'],
      ["it's", '@home', 'आम'],
    ];
    const text = formatTabSeparated(rows);
    expect(parseTabSeparated(text)).toEqual(rows);
    expect(text.split(/[\t\n]/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});

describe('S10.210 where a pasted block goes', () => {
  const grid = { rows: 10, columns: 4 };
  const at = (row: number, column: number, toRow = row, toColumn = column) =>
    rangeOf({ active: { row, column }, end: { row: toRow, column: toColumn } });
  const placed = (block: string[][], range: ReturnType<typeof at>) => {
    const { cells, ...rest } = placeBlock(block, range, grid);
    return { ...rest, cells: cells.map(({ row, column, value }) => `${row}:${column}=${value}`) };
  };

  test('one value fills the selected range', () => {
    expect(placed([['x']], at(2, 1, 3, 2)).cells).toEqual(['2:1=x', '2:2=x', '3:1=x', '3:2=x']);
  });

  test('a block is repeated over a multiple of itself, also where it was selected upwards', () => {
    expect(placed([['a', 'b']], at(3, 3, 2, 0)).cells).toEqual([
      ...['2:0=a', '2:1=b', '2:2=a', '2:3=b', '3:0=a', '3:1=b', '3:2=a', '3:3=b'],
    ]);
  });

  test('another range is its beginning only', () => {
    expect(placed([['a'], ['b']], at(0, 0, 2, 0))).toMatchObject({
      cells: ['0:0=a', '1:0=b'],
      range: { top: 0, left: 0, bottom: 1, right: 0 },
      cut: { rows: 0, columns: 0 },
    });
  });

  test('what is larger than the rest of the grid is cut, and said so', () => {
    expect(
      placed(
        [
          ['a', 'b'],
          ['c', 'd'],
          ['e', 'f'],
        ],
        at(8, 3),
      ),
    ).toEqual({
      cells: ['8:3=a', '9:3=c'],
      range: { top: 8, left: 3, bottom: 9, right: 3 },
      cut: { rows: 1, columns: 1 },
    });
  });

  test('a row that is shorter than the others leaves what is beyond its end', () => {
    expect(placed([['a', 'b'], ['c']], at(0, 0)).cells).toEqual(['0:0=a', '0:1=b', '1:0=c']);
  });
});

describe('S10.210 undo', () => {
  const steps = (stack: UndoStack<string>) => [stack.done.join(''), stack.undone.join('')];
  const push = (stack: UndoStack<string>, step: string) => pushStep(stack, step);

  test('takes back the newest step, redo does it again, and a new step ends redoing', () => {
    const three = ['a', 'b', 'c'].reduce<UndoStack<string>>(push, emptyUndoStack);
    const undone = undoStep(undoStep(three)?.stack ?? emptyUndoStack);
    expect([undone?.step, ...steps(undone?.stack ?? emptyUndoStack)]).toEqual(['b', 'a', 'cb']);
    const redone = redoStep(undone?.stack ?? emptyUndoStack);
    expect([redone?.step, ...steps(redone?.stack ?? emptyUndoStack)]).toEqual(['b', 'ab', 'c']);
    expect(steps(push(redone?.stack ?? emptyUndoStack, 'd'))).toEqual(['abd', '']);
    expect([undoStep(emptyUndoStack), redoStep(three)]).toEqual([undefined, undefined]);
  });
});

describe('S10.210 S10.214 keys', () => {
  const key = (name: string, held: string[] = []) => ({
    key: name,
    shiftKey: held.includes('Shift'),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    isComposing: held.includes('composing'),
  });

  test.each([
    [key('ArrowDown'), { type: 'move', rows: 1, columns: 0, extend: false }],
    [key('ArrowLeft', ['Shift']), { type: 'move', rows: 0, columns: -1, extend: true }],
    [key('Tab'), { type: 'following', by: 1 }],
    [key('Tab', ['Shift']), { type: 'following', by: -1 }],
    [key('Enter'), { type: 'edit' }],
    [key('F2'), { type: 'edit' }],
    [key('7'), { type: 'overwrite' }],
    [key('ଆ'), { type: 'overwrite' }],
    [key('Process'), { type: 'overwrite' }],
    [key('Delete'), { type: 'clear' }],
    [key('Escape'), { type: 'leave' }],
    [key(' ', ['Shift']), { type: 'select', what: 'row' }],
    [key('a', ['Control']), { type: 'select', what: 'all' }],
    [key('z', ['Control']), { type: 'undo' }],
    [key('Z', ['Meta', 'Shift']), { type: 'redo' }],
    [key('y', ['Control']), { type: 'redo' }],
    [key('s', ['Control']), { type: 'save' }],
  ])('%j', (event, command) => {
    expect(toCommand(event)).toEqual(command);
  });

  test('those of the browser stay the browser’s', () => {
    for (const event of [key('c', ['Control']), key('F5'), key('Shift'), key('x', ['Alt'])])
      expect(toCommand(event)).toBeUndefined();
  });

  test('in a cell, arrows lead on only after typing over it, and nothing while a character is composed', () => {
    expect(toEditCommand(key('ArrowRight'), true)).toEqual({ type: 'commit', rows: 0, columns: 1 });
    expect(toEditCommand(key('ArrowRight'), false)).toBeUndefined();
    expect(toEditCommand(key('Enter', ['Shift']), false)).toEqual({
      type: 'commit',
      rows: -1,
      columns: 0,
    });
    expect(toEditCommand(key('Escape'), false)).toEqual({ type: 'cancel' });
    expect(toEditCommand(key('Enter', ['composing']), true)).toBeUndefined();
  });

  test('cells are reached row by row, and no further than the grid', () => {
    const size = { rows: 2, columns: 3 };
    expect(followingCell({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 });
    expect(followingCell({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 });
    expect(followingCell({ row: 1, column: 2 }, 1, size)).toBeUndefined();
    expect(clampCell({ row: -5, column: 99 }, size)).toEqual({ row: 0, column: 2 });
    expect(cellsOf({ top: 0, left: 1, bottom: 1, right: 1 })).toHaveLength(2);
  });
});
