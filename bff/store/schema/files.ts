/** Tables of the files that guests and staff send. The bytes are files beside the store, named by hash. */
export interface FileSchema {
  /** A file that somebody sent. Several may have the same content. */
  upload: {
    id: string;
    propertyId: string;
    conversationId: string | null; // a guest's file has it at once, one of staff when it is sent
    sender: string; // 'guest', or the id of a user or API key
    messageId: string | null; // null: not sent yet
    taskId: string | null; // set for a task's photo
    hash: string | null; // SHA-256 of the content; null: still at the guest's platform, or deleted
    kind: string; // AttachmentKind
    type: string;
    name: string;
    bytes: number;
    width: number | null;
    height: number | null;
    at: string;
    platformId: string | null; // its id at the guest's platform
    attempts: number; // attempts to fetch it from there
    nextAt: string | null; // the next attempt; null: none
  };
  /** Contents that may no longer have an upload. They are checked, and deleted from the disk, soon after. */
  unusedFile: { hash: string; at: string };
  /** Only in backups: the bytes of every content. Empty in a live store. */
  fileContent: { hash: string; bytes: Uint8Array };
}
