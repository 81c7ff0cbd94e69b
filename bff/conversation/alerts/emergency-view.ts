import { findActorNames } from '../../store/account/user-names.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { readEmergency } from '../../store/conversations/emergencies.ts';
import { findMessagesById } from '../../store/conversations/messages.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';

/** An emergency in lists, API answers and desk frames. */
export interface EmergencyView {
  danger: string;
  room: string | null;
  rehearsal: boolean;
  /** The guest's words; null in a rehearsal or after an erasure. */
  words: { text: string; language: string } | null;
  at: string;
  acknowledgedBy: { id: string; name: string } | null;
  acknowledgedAt: string | null;
}

/** The emergencies of conversations, by id. Makes no query if there are none. */
export async function toEmergencyViews(
  db: Db | Trx,
  rows: readonly Conversation[],
): Promise<Map<string, EmergencyView>> {
  const emergencies = rows.flatMap((row) => {
    const emergency = readEmergency(row);
    return emergency === null ? [] : [{ row, emergency }];
  });
  if (emergencies.length === 0) return new Map();
  const messages = await findMessagesById(
    db,
    emergencies.flatMap(({ emergency }) => emergency.messageId ?? []),
  );
  const names = await findActorNames(
    db,
    emergencies.flatMap(({ row }) => row.acknowledgedBy ?? []),
  );
  return new Map(
    emergencies.map(({ row, emergency: { danger, room, messageId } }) => {
      const message = messages.get(messageId ?? '');
      const by = row.acknowledgedBy;
      const view: EmergencyView = {
        danger,
        room,
        rehearsal: messageId === null,
        words: message === undefined ? null : { text: message.text, language: message.language },
        at: row.emergencyAt ?? row.createdAt,
        acknowledgedBy: by === null ? null : { id: by, name: names.get(by) ?? '' },
        acknowledgedAt: row.acknowledgedAt,
      };
      return [row.id, view];
    }),
  );
}
