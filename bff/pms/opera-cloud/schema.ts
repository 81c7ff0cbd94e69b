import { z } from 'zod';

/**
 * The fields that we use of the answers of OPERA Cloud's property APIs (github.com/oracle/hospitality-api-docs @
 * 335587bf, v25.5, UPL 1.0). Unknown fields and values pass.
 */
const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.nullish().transform((value) => value ?? '');
const ids = z
  .array(z.looseObject({ id: text, type: optionalText }))
  .nullish()
  .transform((list) => list ?? []);
const money = z.looseObject({ amount: z.number(), currencyCode: optionalText }).nullish();

export const token = z.looseObject({ access_token: z.string().min(1), expires_in: z.number().positive().nullish() });
export const problem = z.looseObject({ title: optionalText, detail: optionalText, 'o:errorCode': optionalText });
export const anything = z.looseObject({});

export const hotel = z.looseObject({
  hotelConfigInfo: z.looseObject({
    hotelId: optionalText,
    hotelName: optionalText,
    propertyControls: z
      .looseObject({
        currencyFormatting: z.looseObject({ currencyCode: optionalText }).nullish(),
        dateTimeFormatting: z.looseObject({ timeZoneRegion: optionalText }).nullish(),
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
          shortDescription: z.looseObject({ defaultText: optionalText }).nullish(),
          maximumOccupancy: z.number().int().nullish(),
          pseudo: z.boolean().nullish(),
        }),
      ),
    }),
  ),
});

const repair = z.looseObject({
  start: optionalText,
  end: optionalText,
  reasonDescription: optionalText,
  repairRemarks: optionalText,
});
export const housekeeping = z.looseObject({
  housekeepingRoomInfo: z.looseObject({
    totalResults: z.number().int().nullish(),
    housekeepingRooms: z.looseObject({
      room: z.array(
        z.looseObject({
          roomId: text,
          floor: optionalText,
          roomType: z.looseObject({ roomType: z.string(), pseudoRoom: z.boolean().nullish() }),
          housekeeping: z
            .looseObject({
              housekeepingRoomStatus: z
                .looseObject({ housekeepingRoomStatus: optionalText, frontOfficeStatus: optionalText })
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
  externalReferences: z.array(z.looseObject({ id: optionalText })).nullish(),
  roomStay: z.looseObject({
    arrivalDate: z.string(),
    departureDate: z.string(),
    expectedTimes: z.looseObject({ reservationExpectedArrivalTime: optionalText }).nullish(),
    adultCount: z.number().int().nullish(),
    childCount: z.number().int().nullish(),
    roomType: optionalText,
    roomId: optionalText,
    ratePlanCode: optionalText,
    balance: money,
    pseudoRoom: z.boolean().nullish(),
  }),
  reservationGuest: z
    .looseObject({
      id: optionalText,
      givenName: optionalText,
      surname: optionalText,
      fullName: optionalText,
      phoneNumber: optionalText,
      email: optionalText,
      language: optionalText,
    })
    .nullish(),
  lastModifyDateTime: optionalText,
  reservationStatus: optionalText,
  computedReservationStatus: optionalText,
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
              id: optionalText,
              type: optionalText,
              comment: z.looseObject({ text: z.looseObject({ value: optionalText }).nullish() }).nullish(),
            }),
          )
          .nullish()
          .transform((list) => list ?? []),
      }),
    ),
  }),
});

const telephone = z.looseObject({
  telephone: z.looseObject({ phoneNumber: optionalText, primaryInd: z.boolean().nullish() }).nullish(),
});
const email = z.looseObject({
  email: z.looseObject({ emailAddress: optionalText, primaryInd: z.boolean().nullish() }).nullish(),
});
export const profile = z.looseObject({
  profileIdList: ids,
  profileDetails: z.looseObject({
    customer: z.looseObject({
      personName: z
        .array(z.looseObject({ givenName: optionalText, surname: optionalText, nameType: optionalText }))
        .nullish()
        .transform((names) => names ?? []),
      language: optionalText,
    }),
    telephones: z.looseObject({ telephoneInfo: z.array(telephone).nullish() }).nullish(),
    emails: z.looseObject({ emailInfo: z.array(email).nullish() }).nullish(),
    preferenceCollection: z
      .looseObject({
        preferenceType: z
          .array(
            z.looseObject({
              preferenceType: optionalText,
              preference: z
                .array(z.looseObject({ preferenceValue: optionalText, description: optionalText }))
                .nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
    lastModifyDateTime: optionalText,
  }),
});
export type RawProfile = z.infer<typeof profile>;

export const profiles = z.looseObject({
  profileSummaries: z.looseObject({
    profileInfo: z
      .array(
        z.looseObject({
          profileIdList: ids,
          profile: z.looseObject({ lastModifyDateTime: optionalText }).nullish(),
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
        preferenceType: optionalText,
        preference: z.array(z.looseObject({ preferenceValue: optionalText })).nullish(),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
});

const price = z
  .looseObject({
    amountBeforeTax: z.number().nullish(),
    amountAfterTax: z.number().nullish(),
    currencyCode: optionalText,
  })
  .nullish();
const flag = z.boolean().nullish();
const roomRate = z.looseObject({
  roomType: z.string(),
  ratePlanCode: z.string(),
  availability: optionalText,
  credentialsRequired: flag,
  houseUseOnly: flag,
  complimentary: flag,
  suppressRate: flag,
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
    .array(z.looseObject({ serviceRequestId: z.looseObject({ id: text }).nullish(), comment: optionalText }))
    .nullish()
    .transform((list) => list ?? []),
});
export type RawServiceRequest = z.infer<typeof serviceRequests>['serviceRequestsDetails'][number];

export const maintenances = z.looseObject({
  roomMaintenance: z.looseObject({
    roomMaintenance: z
      .array(z.looseObject({ maintenanceId: z.looseObject({ id: text }).nullish(), remarks: optionalText }))
      .nullish()
      .transform((list) => list ?? []),
  }),
});

const posting = z.looseObject({
  transactionNo: text.nullish(),
  transactionCode: optionalText,
  transactionDescription: optionalText,
  transactionType: optionalText,
  reference: optionalText,
  postedAmount: money,
});
export type RawPosting = z.infer<typeof posting>;
export const postings = z.looseObject({ postings: z.array(posting) });
/** The answer of `getFolio` (the cashiering module's description; its form as several public clients read it). */
export const folios = z.looseObject({
  reservationFolioInformation: z.looseObject({
    folioWindows: z
      .array(z.looseObject({ folios: z.array(z.looseObject({ postings: z.array(posting).nullish() })).nullish() }))
      .nullish()
      .transform((list) => list ?? []),
  }),
  trxCodesInfo: z
    .array(z.looseObject({ transactionCode: optionalText, description: optionalText }))
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
        businessEventId: z.looseObject({ id: optionalText }).nullish(),
        businessEvent: z.looseObject({
          header: z.looseObject({
            moduleName: optionalText,
            actionType: optionalText,
            actionId: optionalText,
            primaryKey: optionalText,
          }),
          details: z
            .array(z.looseObject({ dataElement: optionalText, oldValue: optionalText, newValue: optionalText }))
            .nullish(),
        }),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
});
export type RawEvent = z.infer<typeof businessEvents>['businessEventData'][number];
