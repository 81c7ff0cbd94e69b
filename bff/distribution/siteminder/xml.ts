import { Parser } from 'htmlparser2';

/** Deeper than any message of the vendor; what goes on below is refused. */
const DEPTH_MAX = 60;

/** An element by its local name: prefixes are the sender's choice. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/**
 * The root of an XML text; null where it is not well-formed enough to be read. Document types are refused whatever they hold, so that
 * nothing is defined, fetched or expanded: no entity but the five of XML is known.
 */
export function parseXml(text: string): XmlElement | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [top];
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: localName(name), attributes: localNames(attributes), children: [], text: '' };
        if (open.length > DEPTH_MAX) isBroken = true;
        else open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(more) {
        const within = open.at(-1);
        if (within !== undefined) within.text += more;
      },
      onclosetag(_, isImplied) {
        if (isImplied && open.length > 1) isBroken = isBroken || open.at(-1) === top;
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text.replace(/^\uFEFF/, ''));
  const unclosed = open.length > 1;
  parser.end();
  const [root, ...others] = top.children;
  return isBroken || unclosed || others.length > 0 ? null : (root ?? null);
}

/** The elements of these names, one below the other; of the last one all. */
export function findAll(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element === undefined ? [] : [element],
  );
}

export function find(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return findAll(element, ...path)[0];
}

/** A text as an attribute's value or an element's content. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
