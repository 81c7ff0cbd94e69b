import { isIntent } from '../shared/domain/intents.ts';
import { FALLBACK_LANGUAGE } from '../shared/language/languages.ts';
import type { EngineStages, HouseVoice } from './conversation/turn/engine-port.ts';
import { compose } from './engine/compose.ts';
import { decide } from './engine/decide.ts';
import { sayStillWaiting, sayTaskState } from './engine/saying/say-notice.ts';
import { understand } from './engine/understand.ts';
import { Utterance } from './engine/utterance/utterance.ts';
import { readHouse } from './knowledge/facts/binding/read-house.ts';
import { createFaqIndex } from './knowledge/faq-index.ts';
import { listEntries } from './knowledge/house-entries.ts';
import { searchParts } from './knowledge/search-parts.ts';
import { readAmenities, readPolicies } from './knowledge/statements.ts';
import { readWords } from './language/lexicon/read-words.ts';
import { languageFor } from './language/lexicon/registry.ts';
import { guessLanguage } from './language/reading/guess-language.ts';
import { say } from './language/saying/say.ts';
import { maskGuestWords } from './model/guest-words.ts';
import { warmUp } from './warm-up.ts';

/** Enough lines of a language to run most of its code once. */
const LINES_TO_PREPARE = 6;
/** Longer texts name their subject within this length. */
const WORDS_FOR_THINGS_MAX = 300;
const MENDING = 'maintenance';

/** The built-in engine, without keys, network or vendors. */
export const embeddedEngine: EngineStages & HouseVoice = {
  detectLanguage: guessLanguage,
  understand,
  decide,
  compose,
  greet: (language, propertyName) => say(language, 'greeting', { property: propertyName }),
  sayTaskState,
  sayStillWaiting,
  readWords,
  maskGuestWords,
  readKept: readWords,
  nameThings(kind, words, language) {
    const utterance = new Utterance(words.slice(0, WORDS_FOR_THINGS_MAX), language);
    if (kind === MENDING) return utterance.faulty;
    return isIntent(kind) ? utterance.thingsOf(kind) : [];
  },
  sayCode: (language, { property, code, minutes }) => ({
    subject: say(language, 'code_mail_subject', { property }),
    text: say(language, 'code_mail_text', { property, code, minutes }),
  }),
  *prepare(language) {
    const { texts } = languageFor(language).pack;
    const hints = { now: new Date(0), timezone: 'UTC', conversation: language };
    // These lines load the data and compile the code that is used often.
    for (const text of Object.values(texts).slice(0, LINES_TO_PREPARE)) {
      understand(text, hints);
      yield;
    }
    // The data shared by all languages is prepared with the fallback language.
    if (language === FALLBACK_LANGUAGE) warmUp(embeddedEngine, language);
  },
  learn(house) {
    const { policies, amenities } = house;
    const index = createFaqIndex(listEntries(house));
    return {
      search: (text, code, followed, options) => searchParts(index, text, code, followed, options),
      policies: { language: readPolicies(policies).language },
      amenities: readAmenities(amenities),
      facts: readHouse(house),
    };
  },
};
