/** How one language says that a thing is not wanted. In each list a word may end in `*`, and ` ~ ` stands for up to three words. */
export interface Refusals {
  /** Not needed, not wanted, "do not bring": whatever is named beside it is refused. */
  unwanted: string;
  /** "No …", "without …", right before a thing: refused, unless something tells that it is lacking. */
  without?: string;
  /** "… neither", behind a thing that ends a sentence. */
  tail?: string;
  /** By these a no tells that something is lacking or out of order: have, there is, find, here, works. */
  lacks?: string;
  /** By these a guest asks: why, can you. What is asked for is wanted, however many a no stands in it. */
  asks?: string;
}
