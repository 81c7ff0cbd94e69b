import { IntlMessageFormat } from 'intl-messageformat';
import { languageFor } from '../lexicon/registry.ts';
import type { TopicIntent } from '../pack/pack.ts';
import type { TEXTS, TextKey } from '../pack/texts.ts';

/** The values that a text takes. */
type TextValues<K extends TextKey> = (typeof TEXTS)[K] extends readonly []
  ? []
  : [values: Record<(typeof TEXTS)[K][number], string | number>];

const formats = new Map<string, IntlMessageFormat>();

/** Returns a text in the guest's language (English if there is no pack), with its values filled in. */
export function say<K extends TextKey>(code: string, key: K, ...[values]: TextValues<K>): string {
  const { pack } = languageFor(code);
  const name = `${pack.code} ${key}`;
  const cached = formats.get(name);
  const format =
    cached ??
    new IntlMessageFormat(pack.texts[key], pack.code, undefined, {
      ignoreTag: true,
    });
  if (cached === undefined) formats.set(name, format);
  return String(format.format(values));
}

/** Returns the name of a topic in the guest's language. */
export function nameTopic(code: string, intent: TopicIntent): string {
  return languageFor(code).pack.topics[intent];
}
