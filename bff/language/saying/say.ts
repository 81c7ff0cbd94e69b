import { IntlMessageFormat } from 'intl-messageformat';
import { languageFor } from '../lexicon/registry.ts';
import type { TopicIntent } from '../pack/pack.ts';
import type { TEXTS, TextKey } from '../pack/texts.ts';

/** The values a text takes, by its own list of them. */
type TextValues<K extends TextKey> = (typeof TEXTS)[K] extends readonly []
  ? []
  : [values: Record<(typeof TEXTS)[K][number], string | number>];

const formats = new Map<string, IntlMessageFormat>();

/** A sentence of ours in the guest's language (English where there is no pack for it), with its values put in. */
export function say<K extends TextKey>(code: string, key: K, ...[values]: TextValues<K>): string {
  const { pack } = languageFor(code);
  const name = `${pack.code} ${key}`;
  const known = formats.get(name);
  const format =
    known ??
    new IntlMessageFormat(pack.texts[key], pack.code, undefined, {
      ignoreTag: true,
    });
  if (known === undefined) formats.set(name, format);
  return String(format.format(values));
}

/** What a topic is called in the guest's language. */
export function nameTopic(code: string, intent: TopicIntent): string {
  return languageFor(code).pack.topics[intent];
}
