import { posix } from 'node:path';
import { WorkbookError } from './workbook-error.ts';
import { type Attributes, attributeOf, readTags } from './xml-tags.ts';
import type { ZipParts } from './zip-parts.ts';

/** The size limit for parts that only describe the structure of the workbook. */
const MAX_DESCRIPTION_BYTES = 4 * 1024 * 1024;
const MAX_SHEETS = 200;

export type WorkbookParts = {
  /** The first sheet that is not hidden. */
  sheet: string;
  strings: string | undefined;
  styles: string | undefined;
  /** True if dates are counted in days from 1904, not 1900. */
  from1904: boolean;
};

type Sheet = { id: string; isHidden: boolean };

/**
 * Finds the parts of a workbook (ECMA-376).
 * @throws WorkbookError if the archive is not a workbook
 */
export async function findWorkbookParts(zip: ZipParts): Promise<WorkbookParts> {
  const main = (await readRelations(zip, '')).find(({ type }) => type === 'officeDocument');
  if (!main || !zip.has(main.target)) throw new WorkbookError('NOT_WORKBOOK');
  const sheets: Sheet[] = [];
  let from1904 = false;
  const open = (name: string, attributes: Attributes) => {
    if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    const isHidden = (attributes.state ?? 'visible') !== 'visible';
    sheets.push({ id: attributeOf(attributes, 'id') ?? '', isHidden });
    if (sheets.length > MAX_SHEETS) throw new WorkbookError('TOO_LARGE');
  };
  await readTags(zip.read(main.target, MAX_DESCRIPTION_BYTES), { open });
  const relations = await readRelations(zip, main.target);
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = relations.find(({ id, type }) => id === first?.id && type === 'worksheet')?.target;
  if (sheet === undefined || !zip.has(sheet)) throw new WorkbookError('NOT_WORKBOOK');
  const partOf = (type: string) => relations.find((each) => each.type === type)?.target;
  return { sheet, strings: partOf('sharedStrings'), styles: partOf('styles'), from1904 };
}

/** Reads the relationships of a part, or of the package if `part` is ''; targets are paths from the archive's root. */
async function readRelations(zip: ZipParts, part: string) {
  const folder = posix.dirname(part);
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations: { id: string; type: string; target: string }[] = [];
  const open = (name: string, { Id = '', Type = '', Target = '' }: Attributes) => {
    if (name !== 'Relationship') return;
    const target = posix.join(
      '/',
      folder,
      posix.isAbsolute(Target) ? posix.relative(posix.join('/', folder), Target) : Target,
    );
    relations.push({
      id: Id,
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: target.slice(1),
    });
  };
  await readTags(zip.read(path, MAX_DESCRIPTION_BYTES), { open });
  return relations;
}
