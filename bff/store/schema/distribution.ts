/** Tables of the channel managers. Ids that begin with `external` are the channel manager's. */
export interface DistributionSchema {
  /** A property's channel manager. After a disconnect the row stays without credentials. */
  channelManagerConnection: {
    propertyId: string;
    id: string; // a new connection of the same property gets a new id
    provider: string;
    credentials: string | null; // sealed JSON { key: value }; null: not connected
    proof: string; // encrypted JSON { secret, user }: the credentials in its calls to us
    externalProperty: string; // JSON { id, name }
    hotelCode: string; // routes calls to the URL shared by all hotels; '' : none
    roomTypes: string; // JSON { code: slug }
    cursor: string | null; // The start of the next pull.
    dueAt: string | null; // when the next pull is due; null: nothing is pulled
    health: string; // ok | failing
    lastError: string | null; // JSON { code, message, at }
    lastSync: string | null;
    connectedAt: string;
    updatedAt: string;
  };
  /** A room of a booking as last received from the channel manager, and its reservation here. */
  channelManagerBooking: {
    propertyId: string;
    externalId: string;
    room: number; // 0 for the first
    ourId: string | null; // null: its guest was erased here
    version: string;
    hash: string; // The hash of `given`.
    given: string; // JSON, the last version received; '{}' after its guest was erased
    otaName: string;
    state: string;
    checkIn: string;
    roomTypeCode: string;
    appliedAt: string;
    erasedAt: string | null;
  };
  /** Accepted calls, kept for a while to recognise repetitions. */
  channelManagerCall: {
    propertyId: string;
    callId: string;
    at: string;
  };
  channelManagerRoomType: {
    propertyId: string;
    code: string;
    name: string;
    /** How many persons it takes; null: unknown. */
    maxPersons: number | null;
    updatedAt: string;
  };
}
