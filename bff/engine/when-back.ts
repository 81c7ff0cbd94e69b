import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import { fold, isUnspaced, splitWords } from '../language/fold.ts';
import { languageFor } from '../language/registry.ts';
import { handOff } from './plans.ts';
import type { Dialogue, Plan, TurnContext } from './types.ts';

/** Beside "when" these name nothing else that the guest could be asking after. */
const OF_STAFF: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'human',
  'reception',
  'have',
  'please',
  'greeting',
  'thanks',
  'duration',
]);
const WORDS_MAX = 9;

/** To be back, to be there for somebody, to answer: how the words begin, over the languages of a script. */
const BACK = [
  'back, return, repl, respon, answer, somebod, someon, anybod, anyon, reachab, duty, staffed',
  'zuruck, wieder, erreichbar, antwort, dienst, jemand, terug, bereikbaar, aanwezig, iemand, tilbage, tilbake, tillbaka, svar, nogen, noen, nagon, aftur, baka, einhver',
  'retour, revenez, reviendr, revien, repond, joignab, quelqu, vuelv, volver, regres, contest, atiend, alguien, torna, rispond, qualcuno, voltam, voltar, regress, alguem, torneu, tornar, algu, inapoi, reven, intoarce, raspund, cineva',
  'wrac, wroc, odpowi, ktos, zpet, vrat, odpov, nekdo, spat, niekto, nazaj, vrne, odgovor, nekdo, natrag, nazad, vracat, netko, neko, atpakal, atgriez, atbild, kads, grisi, grizt, atsak, kas nors, tagasi, vasta, keegi, takaisin, palaa, joku, vissza, valasz, valaki',
  'donec, doners, geri, cevap, kimse, biri, πισω, επιστρ, γυρισ, απαντ, καποιος, вернет, верне, обратно, ответ, кто-то, кто-нибудь, повернет, назад, відпов, хтось, врат, одговор, неко, отговор, върн, някой',
  'חוזר, תחזר, תענ, יענ, מישהו, تعود, ستعود, ترجع, يرد, تردون, احد, أحد, برمی, برگرد, پاسخ, جواب, کسی, واپس, کوئی, वापस, जवाब, लौट, कोई, ফির, উত্তর, কেউ, დაბრუნ, უპასუხ, ვინმე',
  '돌아오, 답변, 복귀, 누가, kembali, balas, jawab, menjawab, balik, babalik, sasagot, quay, tra loi, tro lai, co ai',
].flatMap((line) => line.split(', ').map((word) => fold(word)));
const BACK_UNSPACED = '戻, 返事, 返信, 誰か, スタッフ, 回来, 回來, 回复, 回覆, 有人, 上班, กลับ, ตอบ, มีคน, พนักงาน'
  .split(', ')
  .map((word) => fold(word));

/**
 * "When are you back?", while nobody is on duty: told from the house's hours, not from those of the reception's desk in a
 * leaflet. Null where something else may be asked after: a breakfast, a taxi, money.
 */
export function tellWhenBack(understanding: Understanding, context: TurnContext, dialogue: Dialogue): Plan | null {
  if (context.staff.onDuty || understanding.entities.some(({ type }) => type !== 'count')) return null;
  const { code } = understanding.language;
  const text = context.message.text;
  const { concepts, found, words: spans } = languageFor(code).lexicon.read(text);
  const isBack = (word: string | undefined) => BACK.some((beginning) => word?.startsWith(beginning) === true);
  // Some languages' "to come back" is also what money does.
  const isOfStaff = ({ concept, start, end }: (typeof found)[number]) =>
    OF_STAFF.has(concept) || (concept === 'refund' && end - start === 1 && isBack(spans[start]));
  if (!concepts.has('when') || !found.every(isOfStaff)) return null;
  const folded = fold(text);
  const words = splitWords(folded);
  if (words.length > WORDS_MAX) return null;
  const isNamed = isUnspaced(code) ? BACK_UNSPACED.some((word) => folded.includes(word)) : words.some(isBack);
  if (!isNamed && !concepts.has('human')) return null;
  return handOff('asked_for_human', 'front_desk', 'The guest asked when staff are back.', dialogue);
}
