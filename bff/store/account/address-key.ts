import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Separates network and household in the pseudonym of an IPv6 address. The pseudonym of an IPv4 address has one part,
 * which is both (`base/network/address-bucket.ts`).
 */
const SEPARATOR = '.';

/** The network's part of an address's pseudonym. */
export function networkOf(addressKey: string | null): string | null {
  return addressKey?.split(SEPARATOR)[0] ?? null;
}

/** As `networkOf`, in SQL for a column. */
export function networkPart(column: Expression<string | null>): RawBuilder<string | null> {
  return sql`substr(${column}, 1, instr(${column} || ${SEPARATOR}, ${SEPARATOR}) - 1)`;
}
