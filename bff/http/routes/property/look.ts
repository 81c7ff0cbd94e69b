import { type LookBody, look, lookBody, pictureAnswer, pictureBody } from '../../../../shared/api/house/look.ts';
import { ServiceError } from '../../../base/errors.ts';
import { laterThan } from '../../../base/later-than.ts';
import { appendAudit } from '../../../store/account/audit.ts';
import { findLook, insertPicture, listPictureIds, saveLook } from '../../../store/house/look.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { isPicture } from '../../listener/picture-type.ts';
import { auditEntry, fieldFault, propertyOf, writeAndRefreshPages } from '../../request/call.ts';
import { route } from '../../route.ts';

const PICTURE_BYTES_MAX = 100_000;
const PICTURE_BODY_BYTES_MAX = 150_000;
/** How many unused pictures are kept, so that undo can bring them back. */
const PICTURES_KEPT_MAX = 20;

export const lookRoutes = [
  route({
    method: 'GET',
    path: '/api/look',
    access: 'property:read',
    property: true,
    summary: 'Return the appearance of the chat and its first messages',
    status: 200,
    answer: look,
    handler: (call) => findLook(call.deps.db, propertyOf(call).id),
  }),
  route({
    method: 'PUT',
    path: '/api/look',
    access: 'property:write',
    property: true,
    summary: 'Set the appearance of the chat and its first messages; open pages change at once',
    status: 200,
    body: lookBody,
    answer: look,
    errors: ['conflict'],
    handler: (call) =>
      writeAndRefreshPages(call, async (trx) => {
        const { id } = propertyOf(call);
        const { seen, updatedAt: _, logo = null, avatar = null, ...rest } = call.body;
        const before = await findLook(trx, id);
        if (seen !== undefined && before.updatedAt !== null && seen !== before.updatedAt)
          throw new ServiceError('conflict', `A colleague changed the look at ${before.updatedAt}; look at it again`);
        await requirePictures(trx, id, { logo, avatar });
        const now = call.now.toISOString();
        const at = before.updatedAt === null ? now : laterThan(before.updatedAt, now);
        await saveLook(trx, id, { ...rest, logo, avatar }, at);
        const detail = { consentRequired: rest.consent.required, consentVersion: rest.consent.version };
        await appendAudit(trx, call.deps.secrets, auditEntry(call, 'look.changed', id, detail), at);
        return findLook(trx, id);
      }),
  }),
  route({
    method: 'POST',
    path: '/api/look/pictures',
    access: 'property:write',
    property: true,
    summary: 'Upload a picture for the logo or avatar; it is public',
    status: 201,
    body: pictureBody,
    answer: pictureAnswer,
    bodyBytesMax: PICTURE_BODY_BYTES_MAX,
    handler: (call) =>
      call.write(async (trx) => {
        const { id: propertyId } = propertyOf(call);
        const { type, data } = call.body;
        const bytes = Buffer.from(data, 'base64');
        if (bytes.length > PICTURE_BYTES_MAX)
          throw fieldFault('/data', 'too_long', `at most ${PICTURE_BYTES_MAX} bytes; make the picture smaller`);
        if (!isPicture(bytes, type)) throw fieldFault('/data', 'invalid_format', `these bytes are no ${type}`);
        const { logo, avatar } = await findLook(trx, propertyId);
        const shown = [logo, avatar].flatMap((one) => one ?? []);
        const at = call.now.toISOString();
        const id = await insertPicture(trx, { propertyId, type, data, at }, { shown, keptMax: PICTURES_KEPT_MAX });
        return { id, url: `${call.deps.config.baseUrl}/chat/pictures/${id}` };
      }),
  }),
];

/** Throws unless the pictures belong to this property. */
async function requirePictures(trx: Trx, propertyId: string, pictures: Required<Pick<LookBody, 'logo' | 'avatar'>>) {
  const ids = Object.values(pictures).flatMap((id) => id ?? []);
  const ownPictureIds = await listPictureIds(trx, propertyId, ids);
  for (const [field, id] of Object.entries(pictures))
    if (id !== null && id !== undefined && !ownPictureIds.includes(id))
      throw fieldFault(`/${field}`, 'unknown', 'name a picture of this property: POST /api/look/pictures');
}
