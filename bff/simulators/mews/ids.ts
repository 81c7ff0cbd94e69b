/** Mews' ids are GUIDs. Ours start with the kind and end with the world's number. */
const KINDS = {
  enterprise: 'e0000000',
  service: '5e000000',
  category: 'ca000000',
  resource: 'd0000000',
  reservation: 'a0000000',
  customer: 'c0000000',
  rate: 'da000000',
  age: 'ae000000',
  block: 'b0000000',
  department: 'de000000',
  task: '7a000000',
  note: 'f0000000',
  accountNote: 'ac000000',
  order: '0d000000',
  orderItem: '01000000',
  company: 'cc000000',
  payment: '9a000000',
  voucher: '70000000',
  thread: '78000000',
  message: '3e000000',
} as const;
export type Kind = keyof typeof KINDS;

export function toId(kind: Kind, number: number): string {
  return `${KINDS[kind]}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The number in an id; null if it is of another kind. */
export function fromId(kind: Kind, id: string): number | null {
  const [head, , , , tail = ''] = id.split('-');
  return head === KINDS[kind] && /^[0-9a-f]{12}$/.test(tail) ? Number.parseInt(tail, 16) : null;
}
