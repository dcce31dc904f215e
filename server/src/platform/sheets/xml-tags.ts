import sax from 'sax';
import { WorkbookError } from './workbook-error.ts';

/** Limits that real workbooks never reach; they stop a malicious file from filling the memory. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTES = 200;

export type Attributes = Readonly<Record<string, string>>;
type Handlers = {
  /** Called for each opening tag; its name is without the namespace prefix. */
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Parses XML piece by piece and calls handlers for its tags.
 * @throws WorkbookError if the text is not XML or declares a document type
 */
export class XmlTags {
  // The option `position` must stay on: the parser needs it for its limit of 64 KB per tag, attribute or comment.
  readonly #parser = sax.parser(true);
  constructor({ open, text, close }: Handlers) {
    const parser = this.#parser;
    let depth = 0;
    let attributes = 0;
    const refuse = () => {
      throw new WorkbookError('BROKEN');
    };
    parser.onerror = refuse;
    parser.ondoctype = refuse;
    parser.onopentagstart = () => {
      attributes = 0;
    };
    parser.onattribute = () => {
      if (++attributes > MAX_ATTRIBUTES) refuse();
    };
    parser.onopentag = ({ name, attributes: found }) => {
      if (++depth > MAX_DEPTH) refuse();
      open(localName(name), found as Attributes);
    };
    parser.onclosetag = (name) => {
      depth -= 1;
      close?.(localName(name));
    };
    if (text) {
      parser.ontext = text;
      parser.oncdata = text;
    }
  }
  write(text: string): void {
    this.#parser.write(text);
  }
  end(): void {
    this.#parser.close();
  }
}

/** Parses all pieces of a part; an empty part is ignored. */
export async function readTags(pieces: AsyncIterable<string>, handlers: Handlers): Promise<void> {
  const tags = new XmlTags(handlers);
  let isEmpty = true;
  for await (const piece of pieces) {
    tags.write(piece);
    isEmpty &&= piece === '';
  }
  if (!isEmpty) tags.end();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns an attribute by its name without the namespace prefix. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([each]) => each.endsWith(`:${name}`))?.[1];
