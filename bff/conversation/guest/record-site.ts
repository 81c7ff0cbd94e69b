import { findLastSeen, noteSighting } from '../../store/conversations/sightings.ts';
import type { ConversationDeps } from '../deps.ts';

/** The longest origin there is: a scheme, a host name and a port. */
const SITE_CHARACTERS_MAX = 253 + 'https://:65535'.length;
const NOTED_EVERY_MS = 60_000;

/** Stores the site that shows the widget, so that the desk can say whether it is installed. A failure is ignored. */
export async function recordSite(
  { db, writer, clock, log }: Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'log'>,
  propertyId: string,
  site: string | null,
): Promise<void> {
  if (site === null || site.length > SITE_CHARACTERS_MAX) return;
  const now = clock();
  const lastAt = await findLastSeen(db, propertyId, site);
  if (lastAt !== undefined && +now - Date.parse(lastAt) < NOTED_EVERY_MS) return;
  writer
    .write((trx) => noteSighting(trx, propertyId, site, now.toISOString()))
    .catch((error: unknown) => log.warn({ err: error }, 'a site of the widget was not noted'));
}
