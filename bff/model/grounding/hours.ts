import { findEntities } from '../../language/entities/find-entities.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { findDays } from '../../language/lexicon/weekdays.ts';

/** A time of day and the weekday it is told of, 0 for Monday; null: of any. */
interface DayTime {
  day: number | null;
  time: string;
}

const CLAUSE = /[,;、，；؛،\n]|(?<=[.!?。！？])\s/u;
/** Each time of a text with the weekday of its clause; one that stands before the day's name may be of any day as well. */
function readDayTimes(text: string, language: string): DayTime[] {
  const { pack } = languageFor(language);
  return text.split(CLAUSE).flatMap((clause) => {
    const days = findDays(clause, language);
    const times = findEntities(clause, pack, new Date(0), 'UTC').filter(({ type }) => type === 'time');
    return times.flatMap(({ text: written, value }) => {
      const time = String(value);
      const at = clause.indexOf(written);
      const own = days.map(({ day }) => ({ day, time }));
      return days.every((day) => day.at > at) ? [...own, { day: null, time }] : own;
    });
  });
}

/**
 * Are the times of a sentence told of the days that the sources tell them of? "On Sundays until 11:00" makes no 10:30 a
 * Sunday's, and no 11:00 a Tuesday's; a guest who asks about Sunday is told Sunday's without its name.
 */
export function keepsDays(
  said: { text: string; language: string },
  sources: readonly { text: string; language: string }[],
  asked: { text: string; language: string },
): boolean {
  const theirs = sources.flatMap(({ text, language }) => readDayTimes(text, language));
  if (theirs.every(({ day }) => day === null)) return true; // no day has hours of its own
  const askedOf = findDays(asked.text, asked.language).map(({ day }) => day);
  const ours = readDayTimes(said.text, said.language);
  return ours.every(({ time }) => {
    const days = ours.filter((one) => one.time === time).map(({ day }) => day);
    const meant = days.includes(null) ? [...days, ...askedOf] : days;
    return meant.some((day) => {
      if (theirs.some((one) => one.time === time && one.day === day)) return true;
      // A day that the source does not name has the hours of any.
      return !theirs.some((one) => one.day === day) && theirs.some((one) => one.time === time && one.day === null);
    });
  });
}
