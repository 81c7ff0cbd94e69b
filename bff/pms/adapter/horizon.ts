/** How far back and ahead every adapter reads: a stay that ended longer ago, or begins later, is nobody's business yet or any more. */
export const PAST_DAYS = 30;
export const FUTURE_DAYS = 365;
/** Guests who had no stay for so long are not read. */
export const GUEST_DAYS = 365;
/** Rates are asked for as many days ahead; a vendor that gives fewer at a time has its own number. */
export const RATE_DAYS = 30;
