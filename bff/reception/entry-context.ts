/** The context of an entry by hand: property, colleague and time. */
export interface EntryContext {
  propertyId: string;
  by: string;
  at: string;
}
