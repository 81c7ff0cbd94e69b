import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Retention times for every kind of data. Existing properties keep data as long as before. */
export const retentionKinds: Migration = {
  async up(db) {
    const { rows } = await sql<{ id: string; retention: string | null }>`select id, retention from property`.execute(
      db,
    );
    for (const { id, retention } of rows) {
      const kept = JSON.stringify({
        ...(retention === null ? { conversationDays: null, guestDays: null } : JSON.parse(retention)),
        taskDays: null,
        pmsLogDays: null,
        webhookDays: 30,
        auditDays: null,
      });
      await sql`update property set retention = ${kept} where id = ${id}`.execute(db);
    }
    await db.schema.createIndex('audit_time').on('audit').columns(['accountId', 'at']).execute();
    await db.schema.createIndex('webhookDelivery_time').on('webhookDelivery').columns(['propertyId', 'at']).execute();
    await db.schema.createIndex('pmsLog_time').on('pmsLog').columns(['propertyId', 'at']).execute();
  },
};
