/** Tables of the channel managers. Ids that begin with `external` are the channel manager's. */
export interface DistributionSchema {
  /** A property's channel manager. After a disconnect the row stays without credentials. */
  channelManagerConnection: {
    propertyId: string;
    id: string; // of this connection: another one of the same property has another
    provider: string;
    credentials: string | null; // sealed JSON { key: value }; null: not connected
    proof: string; // sealed JSON { secret, user }: what its calls to us show
    externalProperty: string; // JSON { id, name }
    hotelCode: string; // by which a call to an address of all hotels is routed; '' : none
    roomTypes: string; // JSON { code: slug }
    cursor: string | null; // where the next pull begins
    dueAt: string | null; // when the next pull is due; null: nothing is pulled
    health: string; // ok | failing
    lastError: string | null; // JSON { code, message, at }
    lastSync: string | null;
    connectedAt: string;
    updatedAt: string;
  };
  /** A room of a booking as the channel manager told of it last, and which reservation here it is. */
  channelManagerBooking: {
    propertyId: string;
    externalId: string;
    room: number; // 0 for the first
    ourId: string | null; // null: its guest was erased here
    version: string;
    hash: string; // of what was given
    given: string; // JSON, what was told last; '{}' once its guest was erased
    otaName: string;
    state: string;
    checkIn: string;
    roomTypeCode: string;
    appliedAt: string;
    erasedAt: string | null;
  };
  /** Calls that were taken, kept a while to know repetitions by. */
  channelManagerCall: {
    propertyId: string;
    callId: string;
    at: string;
  };
  channelManagerRoomType: {
    propertyId: string;
    code: string;
    name: string;
    /** What it takes; null: not told. */
    maxPersons: number | null;
    updatedAt: string;
  };
}
