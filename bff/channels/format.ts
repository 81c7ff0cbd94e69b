import type { OutgoingContent } from '../store/channels/parts.ts';
import type { ChannelCapabilities } from './port.ts';

interface Choice {
  label: string;
  value: string;
}

/** The form in which choices are sent: buttons, a list, or numbered lines below the text. */
export type ChoiceForm = 'buttons' | 'list' | 'lines';

/** Splits a text at sentences into parts that fit the channel. The last part carries the choices. */
export function splitMessage(
  { text, choices }: { text: string; choices: readonly Choice[] },
  capabilities: ChannelCapabilities,
): OutgoingContent[] {
  const written = chooseForm(choices, capabilities) === 'lines' ? writeLines(text, choices) : text;
  const limit = choices.length === 0 ? capabilities.textLength : capabilities.choiceTextLength;
  const texts = splitText(written, limit);
  return texts.map((one, index) => ({ text: one, choices: index === texts.length - 1 ? [...choices] : [] }));
}

/** Chooses buttons if all choices fit, else a list, else lines. Choices with equal labels are sent as numbered lines. */
export function chooseForm(
  choices: readonly Choice[],
  { buttons, list }: Pick<ChannelCapabilities, 'buttons' | 'list'>,
): ChoiceForm {
  const fits = (limits: { count: number; labelLength: number } | null) =>
    limits !== null &&
    choices.length <= limits.count &&
    choices.every(({ label }) => label.length <= limits.labelLength && label.trim() !== '') &&
    new Set(choices.map(({ label }) => label)).size === choices.length;
  if (fits(buttons)) return 'buttons';
  return fits(list) ? 'list' : 'lines';
}

/** Finds the choice for a text that is only its number, in the digits of any script: ٢ is 2. */
export function readNumbered(text: string, choices: readonly Choice[]): Choice | undefined {
  const digits = text
    .trim()
    .replace(/[.)]$/, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  return /^\d{1,2}$/.test(digits) ? choices[Number(digits) - 1] : undefined;
}

/** Returns a decimal digit's value. In Unicode the ten digits of a script follow each other, beginning with zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

function writeLines(text: string, choices: readonly Choice[]): string {
  return [text, '', ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n');
}

/** Splits a text into parts of at most `limit` characters: between sentences, in a longer sentence between words, else anywhere. */
export function splitText(text: string, limit: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces(text, limit)) {
    if (part.length + piece.length > limit) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  parts.push(part);
  return parts.map((one) => one.trim()).filter((one) => one !== '');
}

const UNITS = ['sentence', 'word', 'grapheme'] as const;

function* pieces(text: string, limit: number, units: readonly (typeof UNITS)[number][] = UNITS): Generator<string> {
  const [granularity, ...smaller] = units;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    if (segment.length <= limit || smaller.length === 0) yield segment;
    else yield* pieces(segment, limit, smaller);
  }
}
