import { createWordTest } from './word-table.ts';

/** To depart, as guests say it of themselves, where the packs' words for the check-out do not. */
export const saysLeave = createWordTest(({ depart }) => depart);

/** To arrive, likewise. */
export const saysCome = createWordTest(({ arrive }) => arrive);

/** A day, a night: what a stay is shortened and put off by. */
export const saysDay = createWordTest(({ dayOrNight }) => dayOrNight);

/** Sooner than was said. */
export const saysEarlier = createWordTest(({ earlier }) => earlier);

/** Later than was said. */
export const saysLater = createWordTest(({ later }) => later);
