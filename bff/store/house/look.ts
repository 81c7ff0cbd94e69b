import { type Look, look as lookSchema, USUAL_LOOK } from '../../../shared/api/house/look.ts';
import { property as propertySchema } from '../../../shared/api/house/property.ts';
import { newId } from '../../base/ids.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const settings = lookSchema.omit({ updatedAt: true, accent: true, theme: true });
const { appearance } = propertySchema.shape;

/** The look with the time of its last change; null where nobody set it yet. */
export type StoredLook = Look & { updatedAt: string | null };

/**
 * A property's look, the usual one until it is set. Colour, theme and side are those of `property.appearance`, which other
 * calls change too. Throws where there is no such property.
 */
export async function findLook(db: Db | Trx, propertyId: string): Promise<StoredLook> {
  const row = await db
    .selectFrom('property')
    .leftJoin('look', 'look.propertyId', 'property.id')
    .select(['property.appearance', 'look.settings', 'look.updatedAt'])
    .where('property.id', '=', propertyId)
    .executeTakeFirstOrThrow();
  const { accent, theme, position = 'end' } = readJson(appearance, row.appearance);
  const kept = row.settings === null ? USUAL_LOOK : readJson(settings, row.settings);
  const [edge] = kept.corner.split('-');
  const side = position === 'end' ? 'right' : 'left';
  return {
    ...USUAL_LOOK,
    ...kept,
    accent: accent ?? USUAL_LOOK.accent,
    theme: theme ?? USUAL_LOOK.theme,
    corner: edge === 'top' ? `top-${side}` : `bottom-${side}`,
    updatedAt: row.updatedAt,
  };
}

/** Replaces the look. The property counts as changed too: its appearance is. */
export async function saveLook(trx: Trx, propertyId: string, given: Look, at: string): Promise<void> {
  const { accent, theme, ...rest } = given;
  const row = {
    propertyId,
    settings: JSON.stringify(rest),
    consentVersion: given.consent.required ? given.consent.version : null,
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
  const position = given.corner.endsWith('right') ? ('end' as const) : ('start' as const);
  const shown = { ...readJson(appearance, property.appearance), accent, theme, position };
  await trx
    .updateTable('property')
    .set({ appearance: JSON.stringify(shown), updatedAt: at })
    .where('id', '=', propertyId)
    .execute();
}

export type Picture = Row<'lookPicture'>;

/** Keeps a picture and gives its id. The oldest that the look does not show go beyond `keptMax`. */
export async function insertPicture(
  trx: Trx,
  given: Omit<Picture, 'id'>,
  { shown, keptMax }: { shown: readonly string[]; keptMax: number },
): Promise<string> {
  const id = newId('picture');
  await trx
    .insertInto('lookPicture')
    .values({ ...given, id })
    .execute();
  const rows = await trx
    .selectFrom('lookPicture')
    .select('id')
    .where('propertyId', '=', given.propertyId)
    .orderBy('id', 'desc')
    .execute();
  const old = rows.slice(keptMax).flatMap((row) => (shown.includes(row.id) ? [] : [row.id]));
  if (old.length > 0) await trx.deleteFrom('lookPicture').where('id', 'in', old).execute();
  return id;
}

/** By its id alone: whoever sees the widget sees it. */
export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  return db.selectFrom('lookPicture').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of these ids, the pictures the property has. */
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
