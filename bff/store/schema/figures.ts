/** Tables of what is counted and promised, and of who is called: made by 0055 and 0056. */
export interface FigureSchema {
  /** One day of a property's calendar that is over, as half open instants. */
  figureDay: {
    propertyId: string;
    fromAt: string;
    toAt: string;
    basis: string; // by what rules it was counted: figures of another basis are counted again
    state: string; // counted | counting | stale: triggers make it stale when a conversation of the day changes
    figures: string; // JSON DayFigures
  };
  /** What the house promises itself; no row: the values a house begins with. */
  serviceLevel: {
    propertyId: string;
    firstResponseMinutes: number | null; // null: none
    resolutionHours: number | null; // null: none
    hours: string; // open: only while the house is open the clock runs | always
    updatedAt: string;
  };
  /** Who is called for an emergency that nobody on duty looks after; no row: the values a house begins with. */
  alertRule: {
    propertyId: string;
    emergencyAfterMinutes: number;
    emergencyMail: string; // JSON string[]
    updatedAt: string;
  };
  /** To whom a month's figures are sent; no row: to nobody. */
  reportRule: {
    propertyId: string;
    to: string; // JSON string[]
    sentFor: string | null; // YYYY-MM, the last that was sent
    language: string | null; // of the mail and its pages (0062); null: nobody chose one
    updatedAt: string;
  };
}
