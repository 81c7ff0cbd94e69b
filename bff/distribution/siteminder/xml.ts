import { Parser } from 'htmlparser2';

/** Deeper documents are refused; the vendor's are flatter. */
const DEPTH_MAX = 60;

/** An element by its local name; the namespace prefix is ignored. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/**
 * Parses XML; null if malformed. Document types are refused, so that no entities are defined, fetched or expanded, except XML's
 * five.
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

/** All elements on a path of names. */
export function findAll(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element === undefined ? [] : [element],
  );
}

export function find(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return findAll(element, ...path)[0];
}

/** Escapes a text for attributes and content. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
