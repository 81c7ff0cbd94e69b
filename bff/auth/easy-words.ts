/**
 * Words that hotel passwords are often made of. Lists of breached passwords lack combinations like "welcome to hotel".
 * ASCII, lower case.
 */
export const EASY_WORDS: readonly string[] = [
  'admin administrator arrival bar bed bedroom bienvenido bienvenue booking breakfast check checkin checkout chat clean',
  'concierge default demo departure desk employee front frontdesk frontoffice guest guesthouse guests hello help holiday hostel',
  'hotel hotels house housekeeping inn internet key keycard kitchen letmein lobby lodge login manager management minibar motel',
  'night office owner palace parking pass passcode password passwort pension pool receptie reception receptionist rezeption',
  'recepcion recepcao reservation reservations resort restaurant ricevimento room rooms secret service servicechat spa staff',
  'stay suite summer team temp test tourist travel user vacation villa welcome wifi willkommen winter wireless work',
  'a an and at for from in is it me my new of on or our please the this to we with you your',
].flatMap((line) => line.split(' '));
