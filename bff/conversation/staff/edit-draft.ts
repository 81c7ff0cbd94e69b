import { ServiceError } from '../../base/errors.ts';
import { type Draft, editDraft, findDraft } from '../../store/conversations/drafts.ts';
import { type Also, commitAndAnnounce } from '../commit.ts';
import type { Actor, ConversationDeps } from '../deps.ts';

/**
 * Changes the text of an open draft. `revision`: the one the colleague edited; throws `conflict` if the draft has changed
 * since or is settled, so that nobody's edit is overwritten.
 */
export async function changeDraft(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>,
  act: { propertyId: string; draftId: string; actor: Actor; text: string; revision: number },
  also?: Also<Draft>,
): Promise<Draft> {
  return commitAndAnnounce(
    deps,
    async (trx, announce) => {
      const { propertyId, draftId: id, text, revision } = act;
      const edited = await editDraft(trx, { propertyId, id, revision }, { text, editedBy: act.actor.id });
      if (edited === undefined) throw await explainWhy(await findDraft(trx, propertyId, id));
      await announce.desk(propertyId, 'draft', edited.conversationId, { draftId: id });
      return edited;
    },
    also,
  );
}

async function explainWhy(found: Draft | undefined): Promise<ServiceError> {
  if (found === undefined) return new ServiceError('not_found', 'There is no such draft');
  if (found.state !== 'open') return new ServiceError('conflict', `The draft was ${found.state} already`);
  return new ServiceError('conflict', `A colleague changed the draft: it is at revision ${found.revision} now`);
}
