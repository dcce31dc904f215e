import { XmlTags } from '../sheets/xml-tags.ts';
import { MediaUnavailableError, type StoredFile } from './file-store.ts';

/** One page of the list of a bucket's files, and the token of the next page. */
export type Listing = { files: StoredFile[]; next: string | undefined };

/**
 * Parses the response to ListObjectsV2.
 * @throws MediaUnavailableError if the response is not XML, as from a server that is no object store
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
  try {
    tags.write(xml);
    tags.end();
  } catch (cause) {
    throw new MediaUnavailableError(
      'The object store responded with a list that is not XML: see MEDIA_S3_ENDPOINT',
      { cause },
    );
  }
  return { files, next };
}
