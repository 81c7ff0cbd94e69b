import { z } from 'zod';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { TEMPLATE_USES, type TemplateUse as Use } from '../../../shared/domain/template-use.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const words = z.array(z.string());
const variants = z.array(z.object({ language: z.string(), body: z.string(), variables: words }));
const use = z.enum(TEMPLATE_USES);

/** A template in one language, as its platform approved it. */
export type TemplateVariant = z.infer<typeof variants>[number];

/** The template that a house chose for a use, with the languages it was approved in when that was last looked at. */
export interface TemplateUse {
  use: Use;
  name: string;
  values: string[];
  variants: TemplateVariant[];
}

export async function listTemplateUses(
  db: Db | Trx,
  propertyId: string,
  channel: ConnectedChannel,
): Promise<TemplateUse[]> {
  const rows = await db
    .selectFrom('templateUse')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .execute();
  return rows.map(toUse).sort((a, b) => TEMPLATE_USES.indexOf(a.use) - TEMPLATE_USES.indexOf(b.use));
}

export async function findTemplateUse(
  trx: Trx,
  propertyId: string,
  channel: string,
  what: Use,
): Promise<TemplateUse | undefined> {
  const row = await trx
    .selectFrom('templateUse')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('use', '=', what)
    .executeTakeFirst();
  return row && toUse(row);
}

/** Replaces what a house chose for a channel. */
export async function saveTemplateUses(
  trx: Trx,
  propertyId: string,
  channel: ConnectedChannel,
  { uses, at }: { uses: readonly TemplateUse[]; at: string },
): Promise<void> {
  await trx.deleteFrom('templateUse').where('propertyId', '=', propertyId).where('channel', '=', channel).execute();
  for (const { use: what, name, values, variants: approved } of uses)
    await trx
      .insertInto('templateUse')
      .values({
        propertyId,
        channel,
        use: what,
        name,
        values: JSON.stringify(values),
        variants: JSON.stringify(approved),
        updatedAt: at,
      })
      .execute();
}

/** The platform approved other languages of a chosen template meanwhile, or fewer. */
export async function saveVariants(
  trx: Trx,
  propertyId: string,
  channel: ConnectedChannel,
  { name, variants: approved }: Pick<TemplateUse, 'name' | 'variants'>,
): Promise<void> {
  await trx
    .updateTable('templateUse')
    .set({ variants: JSON.stringify(approved) })
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('name', '=', name)
    .execute();
}

function toUse(row: Row<'templateUse'>): TemplateUse {
  return {
    use: use.parse(row.use),
    name: row.name,
    values: readJson(words, row.values),
    variants: readJson(variants, row.variants),
  };
}
