import { z } from 'zod';

/**
 * The answers of OPERA Cloud's property APIs as far as we rely on them (github.com/oracle/hospitality-api-docs @ 335587bf,
 * v25.5, UPL 1.0). Unknown fields and values pass.
 */
const text = z.union([z.string(), z.number()]).transform(String);
const maybe = text.nullish().transform((value) => value ?? '');
const ids = z
  .array(z.looseObject({ id: text, type: maybe }))
  .nullish()
  .transform((list) => list ?? []);
const money = z.looseObject({ amount: z.number(), currencyCode: maybe }).nullish();

export const token = z.looseObject({ access_token: z.string().min(1), expires_in: z.number().positive().nullish() });
export const problem = z.looseObject({ title: maybe, detail: maybe, 'o:errorCode': maybe });
export const anything = z.looseObject({});

export const hotel = z.looseObject({
  hotelConfigInfo: z.looseObject({
    hotelId: maybe,
    hotelName: maybe,
    propertyControls: z
      .looseObject({
        currencyFormatting: z.looseObject({ currencyCode: maybe }).nullish(),
        dateTimeFormatting: z.looseObject({ timeZoneRegion: maybe }).nullish(),
      })
      .nullish(),
  }),
});

export const roomTypes = z.looseObject({
  totalResults: z.number().int().nullish(),
  roomTypes: z.array(
    z.looseObject({
      roomType: z.array(
        z.looseObject({
          roomType: z.string(),
          shortDescription: z.looseObject({ defaultText: maybe }).nullish(),
          maximumOccupancy: z.number().int().nullish(),
          pseudo: z.boolean().nullish(),
        }),
      ),
    }),
  ),
});

const repair = z.looseObject({ start: maybe, end: maybe, reasonDescription: maybe, repairRemarks: maybe });
export const housekeeping = z.looseObject({
  housekeepingRoomInfo: z.looseObject({
    totalResults: z.number().int().nullish(),
    housekeepingRooms: z.looseObject({
      room: z.array(
        z.looseObject({
          roomId: text,
          floor: maybe,
          roomType: z.looseObject({ roomType: z.string(), pseudoRoom: z.boolean().nullish() }),
          housekeeping: z
            .looseObject({
              housekeepingRoomStatus: z
                .looseObject({ housekeepingRoomStatus: maybe, frontOfficeStatus: maybe })
                .nullish(),
            })
            .nullish(),
          outOfOrder: z.array(repair).nullish(),
        }),
      ),
    }),
  }),
});
export type RawRoom = z.infer<typeof housekeeping>['housekeepingRoomInfo']['housekeepingRooms']['room'][number];

const reservation = z.looseObject({
  reservationIdList: ids,
  externalReferences: z.array(z.looseObject({ id: maybe })).nullish(),
  roomStay: z.looseObject({
    arrivalDate: z.string(),
    departureDate: z.string(),
    expectedTimes: z.looseObject({ reservationExpectedArrivalTime: maybe }).nullish(),
    adultCount: z.number().int().nullish(),
    childCount: z.number().int().nullish(),
    roomType: maybe,
    roomId: maybe,
    ratePlanCode: maybe,
    balance: money,
    pseudoRoom: z.boolean().nullish(),
  }),
  reservationGuest: z
    .looseObject({
      id: maybe,
      givenName: maybe,
      surname: maybe,
      fullName: maybe,
      phoneNumber: maybe,
      email: maybe,
      language: maybe,
    })
    .nullish(),
  lastModifyDateTime: maybe,
  reservationStatus: maybe,
  computedReservationStatus: maybe,
});
export type RawReservation = z.infer<typeof reservation>;
export const reservations = z.looseObject({
  reservations: z.looseObject({
    totalResults: z.number().int().nullish(),
    reservationInfo: z
      .array(reservation)
      .nullish()
      .transform((list) => list ?? []),
  }),
});

export const comments = z.looseObject({
  reservations: z.looseObject({
    reservation: z.array(
      z.looseObject({
        comments: z
          .array(
            z.looseObject({
              id: maybe,
              type: maybe,
              comment: z.looseObject({ text: z.looseObject({ value: maybe }).nullish() }).nullish(),
            }),
          )
          .nullish()
          .transform((list) => list ?? []),
      }),
    ),
  }),
});

const telephone = z.looseObject({
  telephone: z.looseObject({ phoneNumber: maybe, primaryInd: z.boolean().nullish() }).nullish(),
});
const email = z.looseObject({
  email: z.looseObject({ emailAddress: maybe, primaryInd: z.boolean().nullish() }).nullish(),
});
export const profile = z.looseObject({
  profileIdList: ids,
  profileDetails: z.looseObject({
    customer: z.looseObject({
      personName: z
        .array(z.looseObject({ givenName: maybe, surname: maybe, nameType: maybe }))
        .nullish()
        .transform((names) => names ?? []),
      language: maybe,
    }),
    telephones: z.looseObject({ telephoneInfo: z.array(telephone).nullish() }).nullish(),
    emails: z.looseObject({ emailInfo: z.array(email).nullish() }).nullish(),
    preferenceCollection: z
      .looseObject({
        preferenceType: z
          .array(
            z.looseObject({
              preferenceType: maybe,
              preference: z.array(z.looseObject({ preferenceValue: maybe, description: maybe })).nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
    lastModifyDateTime: maybe,
  }),
});
export type RawProfile = z.infer<typeof profile>;

export const profiles = z.looseObject({
  profileSummaries: z.looseObject({
    profileInfo: z
      .array(
        z.looseObject({
          profileIdList: ids,
          profile: z.looseObject({ lastModifyDateTime: maybe }).nullish(),
        }),
      )
      .nullish()
      .transform((list) => list ?? []),
  }),
});

export const preferences = z.looseObject({
  preferenceCollections: z
    .array(
      z.looseObject({
        preferenceType: maybe,
        preference: z.array(z.looseObject({ preferenceValue: maybe })).nullish(),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
});

const price = z
  .looseObject({
    amountBeforeTax: z.number().nullish(),
    amountAfterTax: z.number().nullish(),
    currencyCode: maybe,
  })
  .nullish();
const roomRate = z.looseObject({
  roomType: z.string(),
  ratePlanCode: z.string(),
  availability: maybe,
  total: price,
  rates: z.looseObject({ rate: z.array(z.looseObject({ base: price, total: price })).nullish() }).nullish(),
});
export type RawRoomRate = z.infer<typeof roomRate>;
export const availability = z.looseObject({
  hotelAvailability: z.array(
    z.looseObject({
      roomStays: z
        .array(z.looseObject({ roomRates: z.array(roomRate).nullish() }))
        .nullish()
        .transform((list) => list ?? []),
    }),
  ),
});

export const serviceRequests = z.looseObject({
  serviceRequestsDetails: z
    .array(z.looseObject({ serviceRequestId: z.looseObject({ id: text }).nullish(), comment: maybe }))
    .nullish()
    .transform((list) => list ?? []),
});
export type RawServiceRequest = z.infer<typeof serviceRequests>['serviceRequestsDetails'][number];

export const maintenances = z.looseObject({
  roomMaintenance: z.looseObject({
    roomMaintenance: z
      .array(z.looseObject({ maintenanceId: z.looseObject({ id: text }).nullish(), remarks: maybe }))
      .nullish()
      .transform((list) => list ?? []),
  }),
});

const posting = z.looseObject({
  transactionNo: text.nullish(),
  transactionCode: maybe,
  transactionDescription: maybe,
  transactionType: maybe,
  reference: maybe,
  postedAmount: money,
});
export type RawPosting = z.infer<typeof posting>;
export const postings = z.looseObject({ postings: z.array(posting) });
/** Of `getFolio` (the cashiering module's description; its form as several public clients read it). */
export const folios = z.looseObject({
  reservationFolioInformation: z.looseObject({
    folioWindows: z
      .array(z.looseObject({ folios: z.array(z.looseObject({ postings: z.array(posting).nullish() })).nullish() }))
      .nullish()
      .transform((list) => list ?? []),
  }),
  trxCodesInfo: z
    .array(z.looseObject({ transactionCode: maybe, description: maybe }))
    .nullish()
    .transform((list) => list ?? []),
});

export const listOfValues = z.looseObject({
  listOfValues: z.looseObject({
    items: z
      .array(z.looseObject({ code: text, active: z.boolean().nullish() }))
      .nullish()
      .transform((list) => list ?? []),
  }),
});

export const businessEvents = z.looseObject({
  businessEventData: z
    .array(
      z.looseObject({
        businessEventId: z.looseObject({ id: maybe }).nullish(),
        businessEvent: z.looseObject({
          header: z.looseObject({ moduleName: maybe, actionType: maybe, actionId: maybe, primaryKey: maybe }),
          details: z.array(z.looseObject({ dataElement: maybe, oldValue: maybe, newValue: maybe })).nullish(),
        }),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
});
export type RawEvent = z.infer<typeof businessEvents>['businessEventData'][number];
