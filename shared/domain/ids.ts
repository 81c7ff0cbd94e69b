/** Prefixes of ids. Ids are opaque and sort by creation time. */
export const ID_PREFIX = {
  account: 'acc',
  property: 'prp',
  user: 'usr',
  passkey: 'pky',
  key: 'key',
  conversation: 'cnv',
  message: 'msg',
  decision: 'dec',
  draft: 'dft',
  task: 'tsk',
  taskEvent: 'tev',
  taskComment: 'tcm',
  taskRule: 'trl',
  guest: 'gst',
  reservation: 'rsv',
  room: 'rom',
  faq: 'faq',
  fact: 'fct',
  offer: 'off',
  offerMade: 'ofm',
  charge: 'chg',
  grant: 'grt',
  code: 'cod',
  preference: 'prf',
  unanswered: 'unq',
  conflict: 'cfl',
  pmsConnection: 'con',
  pmsRun: 'syn',
  pmsPush: 'psh',
  pmsNotice: 'ntc',
  pmsLog: 'log',
  cannedReply: 'can',
  label: 'lbl',
  macro: 'mac',
  view: 'viw',
  device: 'dev',
  part: 'prt',
  upload: 'upl',
  channelConnection: 'chn',
  channelManagerConnection: 'cmc',
  webhook: 'whk',
  webhookDelivery: 'whd',
  picture: 'pic',
  consent: 'cns',
  event: 'evt',
  session: 'ses',
  request: 'req',
  node: 'nod',
} as const;

export type IdKind = keyof typeof ID_PREFIX;

/** 26 characters of Crockford's base 32, as a ULID is written. */
const ULID = '[0-9A-HJKMNP-TV-Z]{26}';

/** The pattern of an id, for schemas and early checks. */
export function idPattern(kind: IdKind): RegExp {
  return new RegExp(`^${ID_PREFIX[kind]}_${ULID}$`);
}

/** Pattern of a property's id, written out so that pages need not load the table above. */
export const PROPERTY_ID = /^prp_[0-9A-HJKMNP-TV-Z]{26}$/;
