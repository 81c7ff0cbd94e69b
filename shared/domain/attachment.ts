/** Kinds of attachments, as people see them. */
export const ATTACHMENT_KINDS = ['image', 'audio', 'document'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Accepted MIME types with their file extensions. The type is detected from the content. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': { kind: 'image', ending: 'jpg' },
  'image/png': { kind: 'image', ending: 'png' },
  'image/webp': { kind: 'image', ending: 'webp' },
  'image/gif': { kind: 'image', ending: 'gif' },
  'application/pdf': { kind: 'document', ending: 'pdf' },
  'audio/mpeg': { kind: 'audio', ending: 'mp3' },
  'audio/mp4': { kind: 'audio', ending: 'm4a' },
  'audio/ogg': { kind: 'audio', ending: 'ogg' },
  'audio/webm': { kind: 'audio', ending: 'weba' },
  'audio/aac': { kind: 'audio', ending: 'aac' },
  'audio/amr': { kind: 'audio', ending: 'amr' },
  'audio/wav': { kind: 'audio', ending: 'wav' },
} as const satisfies Record<string, { kind: AttachmentKind; ending: string }>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

export const ATTACHMENT_BYTES_MAX = 10 * 1_024 * 1_024;
export const ATTACHMENTS_PER_MESSAGE_MAX = 10;

/** The state of the content. `coming`: being fetched from the guest's platform; `gone`: could not be fetched. */
export const ATTACHMENT_STATES = ['here', 'coming', 'gone'] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

export function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_TYPES, type);
}
