/** The context of an entry by hand: property, colleague and time. */
export interface Doing {
  propertyId: string;
  by: string;
  at: string;
}
