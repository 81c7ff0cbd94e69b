/** Tables of figures, service levels, and who is notified of emergencies: made by 0055 and 0056. */
export interface FigureSchema {
  /** A past day of a property's calendar, from `fromAt` (included) to `toAt` (excluded). */
  figureDay: {
    propertyId: string;
    fromAt: string;
    toAt: string;
    basis: string; // the rules of counting: figures of another basis are counted again
    state: string; // counted | counting | stale: triggers make it stale when a conversation of the day changes
    figures: string; // JSON DayFigures
  };
  /** The response times that the hotel aims for; no row: the defaults. */
  serviceLevel: {
    propertyId: string;
    firstResponseMinutes: number | null; // null: none
    resolutionHours: number | null; // null: none
    hours: string; // open: the clock runs during opening hours only | always
    updatedAt: string;
  };
  /** Who is called for an emergency that nobody on duty acknowledges; no row: the defaults. */
  alertRule: {
    propertyId: string;
    emergencyAfterMinutes: number;
    emergencyMail: string; // JSON string[]
    updatedAt: string;
  };
  /** Who gets the monthly report; no row: nobody. */
  reportRule: {
    propertyId: string;
    to: string; // JSON string[]
    sentFor: string | null; // YYYY-MM, the last that was sent
    language: string | null; // of the mail and its pages (0062); null: nobody chose one
    updatedAt: string;
  };
}
