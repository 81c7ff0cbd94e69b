/**
 * Every sentence a guest can be told, with the values it takes. Each language pack writes all of them in ICU
 * MessageFormat, in the polite register of a good house; the contract test compares the placeholders.
 * `topic` is one of the pack's own topic labels ("Parking"), `room` a number or "none", `phone` a number or "none".
 */
export const TEXTS = {
  // Beginning and end
  greeting: ['property'],
  ai_disclosure: ['property'],
  hello: ['property'],
  thanks_reply: [],
  goodbye_reply: ['property'],
  acknowledged: [],
  affirmed: [],
  denied: [],
  unsure_reply: [],
  bot_identity: ['property'],
  feedback_thanks: [],
  language_switched: [],
  nothing_to_repeat: [],
  resolved: [],
  rate_request: [],
  // People
  handoff_done: [],
  handoff_closed: ['time'],
  handoff_closed_unknown: [],
  leave_contact: [],
  colleague_answers: [],
  staff_joined: ['name'],
  staff_left: [],
  complaint_sorry: [],
  // Requests
  task_housekeeping: ['topic', 'room'],
  task_maintenance: ['topic', 'room'],
  task_front_desk: ['topic', 'room'],
  task_restaurant: ['topic', 'room'],
  task_concierge: ['topic', 'room'],
  task_reservations: ['topic', 'room'],
  task_management: ['topic', 'room'],
  task_done: ['topic'],
  // Questions back
  ask_topic: [],
  ask_quantity: ['topic'],
  ask_room: [],
  ask_time: [],
  // What cannot be answered
  no_answer: ['topic'],
  not_understood: [],
  out_of_scope: [],
  verify_booking: [],
  plan_limit: [],
  // Emergencies
  emergency: ['phone'],
  emergency_medical: ['phone'],
  // Answers from the property's own settings
  check_in_from: ['time'],
  check_out_until: ['time'],
  address_is: ['address'],
  phone_is: ['phone'],
  amenity_yes: ['topic'],
  amenity_list: ['list'],
  hotel_says: ['topic'],
  original_words: ['language'],
  // Facts taken out of the hotel's own words; put together as "Parking: yes, €18 per night, 6:00–22:00"
  fact_yes: [],
  fact_no: [],
  fact_free: [],
  fact_included: [],
  fact_allowed: [],
  fact_not_allowed: [],
  price_night: ['price'],
  price_day: ['price'],
  price_hour: ['price'],
  price_person: ['price'],
  price_person_night: ['price'],
  price_week: ['price'],
  price_stay: ['price'],
  price_piece: ['price'],
  time_from: ['time'],
  time_until: ['time'],
  time_range: ['from', 'to'],
  open_always: [],
  walk_minutes: ['minutes'],
  network: ['name'],
  password: ['password'],
  // Quick replies
  reply_human: [],
  reply_yes: [],
  reply_no: [],
  // What went wrong
  error_generic: [],
  error_too_long: [],
  error_too_fast: [],
} as const satisfies Record<string, readonly string[]>;

export type TextKey = keyof typeof TEXTS;

export const TEXT_KEYS = Object.keys(TEXTS) as TextKey[];
