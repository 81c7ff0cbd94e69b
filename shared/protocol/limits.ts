/** Limits of both ends of a socket. Sizes are bytes of UTF-8 unless the name says characters. */
export const SUBPROTOCOL = 'service-chat.v1';
export const FRAME_BYTES_MAX = 16 * 1024;
export const HELLO_BYTES_MAX = 4 * 1024;
export const HELLO_TIMEOUT_MS = 5_000;
export const TEXT_CHARACTERS_MAX = 4_000;
/** Most items on one card. */
export const CARD_ITEMS_MAX = 20;
export const HISTORY_LIMIT_MAX = 200;
export const SNAPSHOT_EVENTS = 50;
export const HEARTBEAT_MS = 25_000;
export const SILENCE_MS_MAX = 60_000;
export const UNACKED_MAX = 20;
