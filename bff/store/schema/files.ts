/** Tables of the files that guests and staff send. Their bytes are beside the store, by hash. */
export interface FileSchema {
  /** One file as somebody sent it. Several may have the same content. */
  upload: {
    id: string;
    propertyId: string;
    conversationId: string | null; // of a guest's, from the start; of staff's, once it is sent
    sender: string; // 'guest', or the user or API key that gave it
    messageId: string | null; // null: not sent yet
    taskId: string | null; // of a picture of a task
    hash: string | null; // SHA-256 of what is kept; null: still at the guest's platform, or gone
    kind: string; // AttachmentKind
    type: string;
    name: string;
    bytes: number;
    width: number | null;
    height: number | null;
    at: string;
    platformId: string | null; // what the guest's platform calls it
    attempts: number; // tries to fetch it from there
    nextAt: string | null; // of the next try; null: none is owed
  };
  /** Contents that may have no upload any more: looked through, and taken from the disk, soon after. */
  unusedFile: { hash: string; at: string };
  /** In a backup alone: the bytes of every content. Empty in a store that is in use. */
  fileContent: { hash: string; bytes: Uint8Array };
}
