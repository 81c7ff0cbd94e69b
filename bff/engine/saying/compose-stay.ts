import type { DecisionStep, Source, VerifyAct } from '../../../shared/domain/decision.ts';
import { formatMoney } from '../../../shared/domain/house/money.ts';
import { isIntent } from '../../../shared/domain/intents.ts';
import type { BillLine, Stay } from '../../../shared/domain/stay.ts';
import { nameTopic, say } from '../../language/saying/say.ts';
import { formatDay } from '../answering/format-day.ts';
import { nameRoomType } from '../planning/stay-questions.ts';
import { colonOf } from '../words/punctuation.ts';
import { toTopic } from '../words/topic.ts';

/** Writes a fact of the guest's booking in their language; empty if the stay is no longer open to them. */
export function sayStayFact(
  { kind: _, intent }: Extract<DecisionStep, { kind: 'answer' }>,
  source: Source,
  stays: readonly Stay[],
  language: string,
): string {
  const stay = stays.find(({ id }) => id === source.id);
  if (stay === undefined) return '';
  switch (source.fact) {
    case 'summary':
      return say(language, 'stay_summary', {
        number: stay.confirmationNumber ?? '',
        arrival: formatDay(stay.checkIn, language),
        departure: formatDay(stay.checkOut, language),
        nights: stay.nights,
      });
    case 'arrival':
      return say(language, 'stay_arrival', { date: formatDay(stay.checkIn, language) });
    case 'departure':
      return say(language, 'stay_departure', { date: formatDay(stay.checkOut, language) });
    case 'room_type':
      return say(language, 'stay_room_type', { type: nameRoomType(stay) });
    case 'room':
      return stay.room === null || stay.room === ''
        ? say(language, 'stay_room_open')
        : say(language, 'stay_room', { room: stay.room });
    case 'ready':
      return stay.isReady === true
        ? say(language, 'room_ready', { room: stay.room ?? '' })
        : say(language, 'room_not_ready');
    case 'inclusions':
      return sayInclusions(intent, stay.inclusions ?? [], language);
    case 'bill':
      return sayBill(stay.bill?.lines ?? [], language);
    case 'bill_mailed':
      return say(language, 'bill_mailed');
    case 'balance':
      return stay.balance === null ? '' : say(language, 'stay_balance', { price: formatMoney(stay.balance, language) });
    case 'state':
      return stay.state === 'cancelled' ? say(language, 'stay_cancelled') : say(language, 'stay_confirmed');
    default:
      return '';
  }
}

/** Writes the lines of a stay's bill. */
export function sayBill(bill: readonly BillLine[], language: string): string {
  const lines = bill.map(({ text, price }) => `• ${text}${colonOf(language)}${formatMoney(price, language)}`);
  return [say(language, 'bill'), ...lines].join('\n');
}

/** Writes whether the named thing is included, or lists everything included. */
function sayInclusions(intent: string | null, inclusions: readonly string[], language: string): string {
  const topic = toTopic(intent);
  const general = topic === null || topic.startsWith('booking_') || topic === 'room_ready';
  if (!general && !inclusions.includes(topic)) {
    return say(language, 'stay_includes_not', { topic: nameTopic(language, topic) });
  }
  const names = (general ? inclusions : [topic]).map((name) => nameInclusion(name, language));
  return names.length === 0
    ? ''
    : say(language, 'stay_includes', { list: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) });
}

/** Names an inclusion in the guest's language, or as the hotel wrote it if it is no topic. */
function nameInclusion(name: string, language: string): string {
  const topic = isIntent(name) ? toTopic(name) : null;
  return topic === null ? name : nameTopic(language, topic);
}

/** Writes the replies of a verification, the same whether the booking exists or not. */
export function sayVerification(act: VerifyAct, language: string): string {
  const keys = {
    ask_number: 'ask_booking',
    send_code: 'code_sent',
    ask_code: 'code_sent',
    ask_last_name: 'ask_last_name',
    ask_arrival: 'ask_arrival',
    opened: 'verified',
    failed: 'verify_failed',
    limited: 'verify_limited',
    refer: 'verify_booking',
  } as const;
  return say(language, keys[act]);
}
