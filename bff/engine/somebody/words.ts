/** How a language asks that somebody come, or ring, and how one tells a bot to stop. `word*` stands for any ending. */
export interface SomebodyWords {
  /** Somebody, anyone. */
  somebody: string;
  /** What they are to do: come, come up, be sent, be there, ring. */
  comes: string;
  /** "Come to my room", said to whoever reads it. */
  come: string;
  /** "Call me", and no more. */
  call: string;
  /** What one says of or to a bot that is of no use. */
  scorn: string;
}
