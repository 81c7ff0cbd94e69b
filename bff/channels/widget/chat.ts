import { ATTACHMENT_BYTES_MAX, ATTACHMENT_TYPES } from '../../../shared/domain/attachment.ts';
import { TEXT_CHARACTERS_MAX } from '../../../shared/protocol/limits.ts';
import type { ChannelCapabilities } from '../port.ts';

/** More choices than a phone shows at once. */
const CHOICES_MAX = 20;

/** The site's own chat. It uses the sockets in `bff/ws` and no platform, so nothing is connected. */
export const widget: { capabilities: ChannelCapabilities } = {
  capabilities: {
    textLength: TEXT_CHARACTERS_MAX,
    choiceTextLength: TEXT_CHARACTERS_MAX,
    buttons: { count: CHOICES_MAX, labelLength: 200 },
    list: null,
    templates: false,
    media: {
      pictures: Object.keys(ATTACHMENT_TYPES).filter((type) => type.startsWith('image/')),
      pictureBytes: ATTACHMENT_BYTES_MAX,
      others: Object.keys(ATTACHMENT_TYPES),
      byLink: false,
    },
    filesInSameMessage: true,
    places: false,
    acceptsChatLinkCode: false,
    showsTerms: false,
    verifiesSender: true,
    windowMs: null,
    receipts: 'read',
    typing: true,
    cost: 'none',
  },
};
