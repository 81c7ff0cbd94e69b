import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ABOUT, ATTRIBUTES, CSS_PROPERTIES, EVENTS, METHODS, SLOTS } from './element/description.ts';

/** File contents by name. */
type Files = Record<string, string>;

/** Creates `custom-elements.json` (schema 2.1) and VS Code's custom data for markup and styles. `root`: the repository's root. */
export function describeElement(root: string): Files {
  return {
    'custom-elements.json': toText(manifest(root)),
    'vscode.html-custom-data.json': toText(htmlData()),
    'vscode.css-custom-data.json': toText(cssData(root)),
  };
}

/** The `::part()` names in the source. */
export function findParts(root: string): string[] {
  const sources = globSync('widget/{launcher,chat}/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const panel = /const PARTS = \[([^\]]*)\]/.exec(sources.find((code) => code.includes('const PARTS = [')) ?? '')?.[1];
  const own = sources.flatMap((code) => [...code.matchAll(/setAttribute\('part', '([\w-]+)'\)/g)]);
  const names = [...own, ...(panel ?? '').matchAll(/'([\w-]+)'/g)];
  return [...new Set(names.map(([, name = '']) => name))];
}

function manifest(root: string): object {
  const attributes = Object.entries(ATTRIBUTES).map(([name, about]) => ({
    name,
    description: about.text,
    type: { text: about.values?.map((value) => `'${value}'`).join(' | ') ?? about.type },
    ...(about.fallback === undefined ? {} : { default: about.fallback }),
    fieldName: toProperty(name),
  }));
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/element/service-chat.js',
        declarations: [
          {
            kind: 'class',
            customElement: true,
            tagName: 'service-chat',
            name: 'ServiceChatElement',
            description: ABOUT,
            attributes,
            members: [
              ...attributes.map(({ name, type, description }) => ({
                kind: 'field',
                name: toProperty(name),
                attribute: name,
                reflects: true,
                type,
                description,
              })),
              ...Object.entries(METHODS).map(([name, { text }]) => ({ kind: 'method', name, description: text })),
            ],
            events: Object.entries(EVENTS).map(([name, { text, type = 'CustomEvent' }]) => ({
              name: `service-chat-${name}`,
              description: text,
              type: { text: type },
            })),
            slots: Object.entries(SLOTS).map(([name, { text }]) => ({ name, description: text })),
            cssParts: findParts(root).map((name) => ({ name })),
            cssProperties: Object.entries(CSS_PROPERTIES).map(([name, { text, fallback }]) => ({
              name: `--service-chat-${name}`,
              description: text,
              ...(fallback === undefined ? {} : { default: fallback }),
            })),
          },
        ],
        exports: [
          declared('ServiceChatElement', 'js'),
          { ...declared('ServiceChatElement', 'custom-element-definition'), name: 'service-chat' },
        ],
      },
    ],
  };
}

function declared(name: string, kind: string): { kind: string; name: string; declaration: object } {
  return { kind, name, declaration: { name, module: 'dist/element/service-chat.js' } };
}

function htmlData(): object {
  const attributes = Object.entries(ATTRIBUTES).map(([name, { text, values }]) => ({
    name,
    description: text,
    ...(values === undefined ? {} : { values: values.map((value) => ({ name: value })) }),
  }));
  return { version: 1.1, tags: [{ name: 'service-chat', description: ABOUT, attributes }] };
}

function cssData(root: string): object {
  return {
    version: 1.1,
    properties: Object.entries(CSS_PROPERTIES).map(([name, { text }]) => ({
      name: `--service-chat-${name}`,
      description: text,
    })),
    pseudoElements: findParts(root).map((name) => ({ name: `::part(${name})` })),
  };
}

function toProperty(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
