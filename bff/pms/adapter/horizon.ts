/** How many days back and ahead every adapter reads. Stays that ended earlier or begin later are not needed. */
export const PAST_DAYS = 30;
export const FUTURE_DAYS = 365;
/** Guests without a stay for this many days are not read. */
export const GUEST_DAYS = 365;
/** How many days ahead rates are read. Vendors that give fewer at a time have a number of their own. */
export const RATE_DAYS = 30;
