import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A pseudonym of an address as limits count it: of IPv6 its network and, behind a dot, the household in it; of IPv4 the address alone,
 * which is both (`base/network/address-bucket.ts`).
 */
const BETWEEN = '.';

/** The part of such a pseudonym that its whole network shares. */
export function networkOf(addressKey: string | null): string | null {
  return addressKey?.split(BETWEEN)[0] ?? null;
}

/** As `networkOf`, of a column. */
export function networkPart(column: Expression<string | null>): RawBuilder<string | null> {
  return sql`substr(${column}, 1, instr(${column} || ${BETWEEN}, ${BETWEEN}) - 1)`;
}
