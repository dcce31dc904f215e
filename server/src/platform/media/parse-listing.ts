import { XmlTags } from '../sheets/xml-tags.ts';
import type { StoredFile } from './file-store.ts';

/** One page of the list of a bucket's files, and the token of the next page. */
export type Listing = { files: StoredFile[]; next: string | undefined };

/**
 * Parses the response to ListObjectsV2.
 * @throws WorkbookError if the text is not XML
 */
export function parseListing(xml: string): Listing {
  const files: StoredFile[] = [];
  const parents: string[] = [];
  let found: Record<string, string> = {};
  let next: string | undefined;
  const tags = new XmlTags({
    open: (name) => {
      parents.push(name);
      if (name === 'Contents') found = {};
    },
    text: (text) => {
      const [tag = '', parent] = parents.toReversed();
      if (parent === 'Contents') found[tag] = (found[tag] ?? '') + text;
      if (tag === 'NextContinuationToken') next = (next ?? '') + text;
    },
    close: (name) => {
      parents.pop();
      if (name === 'Contents') files.push({ key: found.Key ?? '', size: Number(found.Size) });
    },
  });
  tags.write(xml);
  tags.end();
  return { files, next };
}
