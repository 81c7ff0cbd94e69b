import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Config } from '../../base/config.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { endsInWords, openOwnStore, withDataLock } from '../own-store.ts';
import { settingsOrExit } from './settings.ts';

/** `export GUEST`: all data stored of a guest. The server may be running. */
export function exportCommand(): Command {
  return new Command('export')
    .description(
      'Print everything that is kept of a guest, as one JSON document: what they may ask for (GDPR, Art. 15, 20)',
    )
    .argument('<guest>', 'the guest’s id, gst_…')
    .action(async (guestId: string) => {
      const { exportGuest } = await import('../../conversation/guest/guest-profile.ts');
      const { appendAudit } = await import('../../store/account/audit.ts');
      const config = settingsOrExit();
      await endsInWords(async () => {
        const { db, writer, secrets, close } = await openOwnStore(config);
        try {
          const { guest, accountId } = await findAnywhere(db, guestId);
          const at = new Date().toISOString();
          const entry = { accountId, propertyId: guest.propertyId, actor: 'system', subject: guest.id };
          await writer.write((trx) => appendAudit(trx, secrets, { ...entry, action: 'guest.exported' }, at));
          console.log(JSON.stringify(await exportGuest(db, guest, at), null, 2));
        } finally {
          await close();
        }
      });
    });
}

/** `erase GUEST`: deletes a guest's data, except in backups, which it lists. The server must be stopped. */
export function eraseCommand(): Command {
  return new Command('erase')
    .description(
      'Erase a guest with their stays, conversations and all that was learned of them; names the backups that hold them still',
    )
    .argument('<guest>', 'the guest’s id, gst_…')
    .option('--json', 'print { "guest", "conversations", "backups": [{ "file", "at" }] }')
    .action(async (guestId: string, options: { json?: true }) => {
      const config = settingsOrExit();
      await endsInWords(() =>
        withDataLock(config, 'erase', async () => {
          const conversations = await eraseIn(config, guestId);
          const backups = listCopies(config);
          if (options.json) return console.log(JSON.stringify({ guest: guestId, conversations, backups }));
          console.log(`${guestId} is erased, with ${conversations} conversations.`);
          if (backups.length > 0)
            console.log('These backups hold them still. A restore erases them again; to be rid of them, delete:');
          for (const { file, at } of backups) console.log(`  ${at}  ${file}`);
        }),
      );
    });
}

/** Erases in one transaction, deletes the files, and clears the database's log. Returns the number of conversations. */
async function eraseIn(config: Config, guestId: string): Promise<number> {
  const { inProcess } = await import('../../conversation/turn/engine-calls.ts');
  const { eraseGuest } = await import('../../conversation/privacy/erase-guest.ts');
  const { embeddedEngine } = await import('../../embedded-engine.ts');
  const { forgetAnswersAbout } = await import('../../http/request/idempotency.ts');
  const { removeUnusedFiles } = await import('../../conversation/guest/uploads.ts');
  const { openFiles } = await import('../../files/files.ts');
  const { createScan } = await import('../../files/scanner.ts');
  const { appendAudit } = await import('../../store/account/audit.ts');
  const { truncateWal } = await import('../../store/guests/erasure.ts');
  const { db, writer, secrets, close } = await openOwnStore(config);
  const engine = inProcess(embeddedEngine);
  try {
    const erased = await writer.write(async (trx) => {
      const { guest, accountId } = await findAnywhere(trx, guestId);
      const at = new Date().toISOString();
      const { conversations, marks } = await eraseGuest({ engine, secrets }, trx, guest, at);
      await forgetAnswersAbout({ secrets }, trx, marks);
      const entry = { accountId, propertyId: guest.propertyId, actor: 'system', subject: guest.id };
      await appendAudit(trx, secrets, { ...entry, action: 'guest.erased' }, at);
      return conversations.length;
    });
    await removeUnusedFiles({ db, writer, files: openFiles(config.dataDir, createScan(null)) });
    await truncateWal(db);
    return erased;
  } finally {
    await engine.close();
    await close();
  }
}

/** A guest by id, in any property. Throws if there is none. */
async function findAnywhere(db: Db | Trx, guestId: string) {
  const { findGuest } = await import('../../store/guests/guests.ts');
  const { listAllProperties } = await import('../../store/house/properties.ts');
  for (const { id, accountId } of await listAllProperties(db)) {
    const guest = await findGuest(db, id, guestId);
    if (guest !== undefined) return { guest, accountId };
  }
  throw new Error(`There is no guest ${guestId} here: GET /api/reservations?number=… names whose a booking is`);
}

/**
 * Earlier copies of the store and of guests' files: made by the server, by hand, before a migration or restore, or left by an
 * interrupted copy.
 */
function listCopies({ backup, dataDir }: Config): { file: string; at: string }[] {
  const found = [
    ...filesIn(backup.folder, /\.db(?:\.age)?(?:\.partial)?$/),
    ...filesIn(dataDir, /^(?:before|copying)-/),
  ];
  return found.map((file) => ({ file, at: statSync(file).mtime.toISOString() }));
}

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .toSorted()
    .map((file) => join(folder, file));
}
