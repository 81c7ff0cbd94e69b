import { z } from 'zod';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { TEMPLATE_USES, type TemplateUse as Use } from '../../../shared/domain/template-use.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { readJson } from '../sqlite/json.ts';

const textList = z.array(z.string());
const variants = z.array(z.object({ language: z.string(), body: z.string(), variables: textList }));
const use = z.enum(TEMPLATE_USES);

/** A template in one language, as the platform approved it. */
export type TemplateVariant = z.infer<typeof variants>[number];

/** The template that a hotel chose for a use, with its variants as approved when the platform was last asked. */
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
  purpose: Use,
): Promise<TemplateUse | undefined> {
  const row = await trx
    .selectFrom('templateUse')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('use', '=', purpose)
    .executeTakeFirst();
  return row && toUse(row);
}

/** Replaces the templates that a hotel chose for a channel. */
export async function saveTemplateUses(
  trx: Trx,
  propertyId: string,
  channel: ConnectedChannel,
  { uses, at }: { uses: readonly TemplateUse[]; at: string },
): Promise<void> {
  await trx.deleteFrom('templateUse').where('propertyId', '=', propertyId).where('channel', '=', channel).execute();
  for (const { use: purpose, name, values, variants: approvedVariants } of uses)
    await trx
      .insertInto('templateUse')
      .values({
        propertyId,
        channel,
        use: purpose,
        name,
        values: JSON.stringify(values),
        variants: JSON.stringify(approvedVariants),
        updatedAt: at,
      })
      .execute();
}

/** Stores the variants of a template after the platform approved more or fewer of them. */
export async function saveVariants(
  trx: Trx,
  propertyId: string,
  channel: ConnectedChannel,
  { name, variants: approvedVariants }: Pick<TemplateUse, 'name' | 'variants'>,
): Promise<void> {
  await trx
    .updateTable('templateUse')
    .set({ variants: JSON.stringify(approvedVariants) })
    .where('propertyId', '=', propertyId)
    .where('channel', '=', channel)
    .where('name', '=', name)
    .execute();
}

function toUse(row: Row<'templateUse'>): TemplateUse {
  return {
    use: use.parse(row.use),
    name: row.name,
    values: readJson(textList, row.values),
    variants: readJson(variants, row.variants),
  };
}
