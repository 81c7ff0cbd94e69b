import { type Look, look as lookSchema, USUAL_LOOK } from '../../../shared/api/house/look.ts';
import { property as propertySchema } from '../../../shared/api/house/property.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const settings = lookSchema.omit({ updatedAt: true, accent: true, theme: true });
const { appearance } = propertySchema.shape;

/** The look with the time of its last change; null if it was never set. */
export type StoredLook = Look & { updatedAt: string | null };

/**
 * A property's look, or the default. Colour, theme and side come from `property.appearance`, which other calls change too.
 * Throws if there is no such property.
 */
export async function findLook(db: Db | Trx, propertyId: string): Promise<StoredLook> {
  const row = await db
    .selectFrom('property')
    .leftJoin('look', 'look.propertyId', 'property.id')
    .select(['property.appearance', 'look.settings', 'look.updatedAt'])
    .where('property.id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const { accent, theme, position = 'end' } = readJson(appearance, row.appearance);
  const stored = row.settings === null ? USUAL_LOOK : readJson(settings, row.settings);
  const [edge] = stored.corner.split('-');
  const side = position === 'end' ? 'right' : 'left';
  return {
    ...USUAL_LOOK,
    ...stored,
    accent: accent ?? USUAL_LOOK.accent,
    theme: theme ?? USUAL_LOOK.theme,
    corner: edge === 'top' ? `top-${side}` : `bottom-${side}`,
    updatedAt: row.updatedAt,
  };
}

/** Replaces the look, and the property's appearance with it. */
export async function saveLook(trx: Trx, propertyId: string, look: Look, at: string): Promise<void> {
  const { accent, theme, ...rest } = look;
  const row = {
    propertyId,
    settings: JSON.stringify(rest),
    consentVersion: look.consent.required ? look.consent.version : null,
    updatedAt: at,
  };
  await trx
    .insertInto('look')
    .values(row)
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
  const property = await trx
    .selectFrom('property')
    .select('appearance')
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const position = look.corner.endsWith('right') ? ('end' as const) : ('start' as const);
  const newAppearance = { ...readJson(appearance, property.appearance), accent, theme, position };
  await trx
    .updateTable('property')
    .set({ appearance: JSON.stringify(newAppearance), updatedAt: at })
    .where('id', '=', propertyId)
    .execute();
}

export type Picture = Row<'lookPicture'>;

/** Stores a picture and returns its id. Beyond `keptMax` the oldest pictures that the look does not use are deleted. */
export async function insertPicture(
  trx: Trx,
  picture: Omit<Picture, 'id'>,
  { shown, keptMax }: { shown: readonly string[]; keptMax: number },
): Promise<string> {
  const id = newId('picture');
  await trx
    .insertInto('lookPicture')
    .values({ ...picture, id })
    .execute();
  const rows = await trx
    .selectFrom('lookPicture')
    .select('id')
    .where('propertyId', '=', picture.propertyId)
    .orderBy('id', 'desc')
    .execute();
  const old = rows.slice(keptMax).flatMap((row) => (shown.includes(row.id) ? [] : [row.id]));
  if (old.length > 0) await trx.deleteFrom('lookPicture').where('id', 'in', old).execute();
  return id;
}

/** Finds a picture by its id alone, because pictures are public. */
export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  return db.selectFrom('lookPicture').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Which of these ids are pictures of the property. */
export async function listPictureIds(db: Db | Trx, propertyId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('lookPicture')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}
