import { cardLines } from '../../shared/protocol/card-lines.ts';
import { timeOfDay } from '../ui/format.ts';
import { type ChatState, isFromHotel } from './chat-state.ts';
import { nameOf, textOf } from './message-view.ts';
import { TEXTS } from './texts.ts';

/** The conversation as plain text, one line per message, for the guest to keep. */
export function transcriptText(state: ChatState, locale: string): string {
  const lines = state.lines.map(({ message }) => {
    const day = new Date(message.at).toLocaleDateString(locale);
    const author = isFromHotel(message)
      ? nameOf(message, state.property?.look?.assistantName)
      : message.author === 'guest'
        ? TEXTS.you()
        : '·';
    const shown = message.card === undefined ? [] : cardLines(message.card, message.text, locale);
    return [`${day} ${timeOfDay(message.at, locale)}  ${author}: ${textOf(message)}`, ...shown].join('\n');
  });
  return `${state.property?.name ?? ''}\n\n${lines.join('\n')}\n`;
}

/** Saves the text as a file. */
export function downloadTranscript(state: ChatState, locale: string): void {
  const file = new Blob([transcriptText(state, locale)], { type: 'text/plain;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: 'chat.txt' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
