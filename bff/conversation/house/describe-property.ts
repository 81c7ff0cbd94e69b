import { CARRY_ON_WAYS } from '../../../shared/domain/conversation.ts';
import { isOpen, nextOpening } from '../../../shared/domain/house/hours.ts';
import { FALLBACK_LANGUAGE, toLanguageCode } from '../../../shared/language/languages.ts';
import { pickText } from '../../../shared/language/pick-text.ts';
import type { GuestProperty } from '../../../shared/protocol/guest-frames.ts';
import { findChannelConnection } from '../../store/channels/connections.ts';
import { hasConsented } from '../../store/guests/consents.ts';
import { findLook, type StoredLook } from '../../store/house/look.ts';
import { hasFaqs, type Serving } from '../../store/sqlite/serving.ts';
import { isWithinPlan } from '../channels/plan-pace.ts';
import type { ConversationDeps } from '../deps.ts';
import { findStarters } from '../guest/starters.ts';
import { nameLines } from './describe-launcher.ts';

/** The guest's page for which a property is described: its language and conversation, if any. */
export interface Visitor {
  /** BCP 47. */
  locale: string | undefined;
  conversationId?: string | undefined;
  /** The time to wait for the starter questions. If they take longer, open pages get them later. */
  waitMs?: number;
}

/** Short, because a page waits for its welcome. */
const STARTERS_WAIT_MS = 150;

/** Returns the description of the property for a page before the first message, in the visitor's language. */
export async function describeProperty(
  deps: ConversationDeps,
  serving: Serving,
  { locale, conversationId, waitMs = STARTERS_WAIT_MS }: Visitor,
): Promise<GuestProperty> {
  const { property, activation, consentVersion } = serving;
  const now = deps.clock();
  const look = await findLook(deps.db, property.id);
  const wishes = [locale, ...property.languages, FALLBACK_LANGUAGE];
  const language = toLanguageCode(locale ?? '') ?? toLanguageCode(property.languages[0] ?? '') ?? FALLBACK_LANGUAGE;
  const opensAt = nextOpening(activation.schedule, now, property.timezone);
  const welcome = pickText(look.welcome, [language]);
  const agreed =
    conversationId !== undefined &&
    consentVersion !== null &&
    (await hasConsented(deps.db, conversationId, consentVersion));
  return {
    id: property.id,
    name: property.name,
    languages: property.languages,
    online: isOpen(activation.schedule, now, property.timezone),
    repliesAtOnce: await repliesAtOnce(deps, serving),
    ...(opensAt === null ? {} : { opensAt: opensAt.toISOString() }),
    greeting: welcome?.text ?? deps.engine.greet(language, property.name),
    consentRequired: consentVersion !== null && !agreed,
    ...(await waysOn(deps, serving)),
    ...(deps.mail === null ? {} : { mailsTranscript: true }),
    ...(property.phone === '' ? {} : { phone: property.phone }),
    ...(look.avatar === null ? {} : { avatar: pictureAt(look.avatar) }),
    accent: look.accent,
    look: {
      assistantName: look.assistantName,
      ...(look.logo === null ? {} : { logo: pictureAt(look.logo) }),
      theme: look.theme,
      corner: look.corner,
      radius: look.radius,
      starters: await startersOf(deps, serving, look, { language, waitMs }),
      ...consentOf(look, wishes),
      proactive: look.proactive,
      ...nameLines(look),
      ...(look.showHelp && (await hasFaqs(deps.db, property.id)) ? { help: true } : {}),
      ...(look.showHours ? { hours: { ...activation.schedule, timezone: property.timezone } } : {}),
    },
  };
}

/** The other channels a guest can use: those that are connected and switched on. */
async function waysOn({ db }: Pick<ConversationDeps, 'db'>, { property, activation }: Serving) {
  const ways = CARRY_ON_WAYS.filter((way) => activation.channels.includes(way));
  const connected = await Promise.all(ways.map((way) => findChannelConnection(db, property.id, way)));
  const carryOn = ways.filter((_, index) => connected[index] !== undefined);
  return carryOn.length === 0 ? {} : { carryOn };
}

/** Whether the AI answers by itself here: it is switched on, and the month's plan is not used up. */
async function repliesAtOnce(deps: Pick<ConversationDeps, 'db' | 'clock'>, serving: Serving) {
  return serving.activation.aiMode === 'auto' && (await isWithinPlan(deps, serving, null));
}

async function startersOf(
  deps: ConversationDeps,
  serving: Serving,
  { starters }: StoredLook,
  { language, waitMs }: { language: string; waitMs: number },
): Promise<{ text: string; language: string }[]> {
  if (starters === 'auto') return findStarters(deps, serving, language, waitMs);
  const ownStarters = pickText(starters, [language, ...serving.property.languages]);
  return ownStarters?.text.map((text) => ({ text, language: ownStarters.language })) ?? [];
}

/** The consent text: in the guest's language if there is one, else in the house's. */
function consentOf({ consent }: StoredLook, wishes: readonly (string | undefined)[]) {
  const words = pickText(consent.text, [...wishes, ...Object.keys(consent.text)]);
  if (!consent.required || words === null) return {};
  const { version, privacyUrl } = consent;
  return { consent: { version, ...words, ...(privacyUrl === null ? {} : { privacyUrl }) } };
}

/** A path relative to `/chat/`. */
function pictureAt(id: string): string {
  return `pictures/${id}`;
}
