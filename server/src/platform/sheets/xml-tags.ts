import sax from 'sax';
import { WorkbookError } from './workbook-error.ts';

/** What parts of a workbook never reach; a hostile one would fill the memory with it. */
const MAX_DEPTH = 50;
const MAX_ATTRIBUTES = 200;

export type Attributes = Readonly<Record<string, string>>;
type Handlers = {
  /** A tag begins; its name is without a namespace. */
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Handles the tags of a text in pieces. Throws WorkbookError when it is no XML, or declares a document type. */
export class XmlTags {
  // Its limit of 64 KB for a tag, attribute or comment counts positions: `position` must stay on.
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

/** Handles all tags of a part. */
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

/** An attribute by its name without a namespace. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([each]) => each.endsWith(`:${name}`))?.[1];
