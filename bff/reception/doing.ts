/** At which property something is entered, who does it and when. */
export interface Doing {
  propertyId: string;
  by: string;
  at: string;
}
