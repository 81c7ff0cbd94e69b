import { msg, str } from '@lit/localize';

/** Every text of the panel, under its short id. Called while rendering, so that a change of locale shows at once. */
export const TEXTS = {
  chat: () => msg('Chat', { id: 'chat' }),
  chatWith: (hotel: string) => msg(str`Chat with ${hotel}`, { id: 'chatWith' }),
  close: () => msg('Close chat', { id: 'close' }),
  unread: (count: number) => msg(str`New messages: ${count}`, { id: 'unread' }),
  options: () => msg('Options', { id: 'options' }),
  conversation: () => msg('Conversation', { id: 'conversation' }),
  newMessages: () => msg('New messages', { id: 'newMessages' }),

  repliesAtOnce: () => msg('Usually replies at once', { id: 'repliesAtOnce' }),
  closedUntil: (time: string) => msg(str`Reception is back ${time}`, { id: 'closedUntil' }),
  closedNow: () => msg('Reception is closed at the moment', { id: 'closedNow' }),
  staffHere: (name: string) => msg(str`${name} from reception is with you`, { id: 'staffHere' }),
  connecting: () => msg('Connecting…', { id: 'connecting' }),
  writing: () => msg('Writing…', { id: 'writing' }),

  welcomeTitle: () => msg('How can we help?', { id: 'welcomeTitle' }),
  welcomeText: () => msg('Ask in your own language. The answer comes right away.', { id: 'welcomeText' }),

  placeholder: () => msg('Write a message', { id: 'placeholder' }),
  message: () => msg('Message', { id: 'message' }),
  send: () => msg('Send', { id: 'send' }),
  tooLong: (count: string) => msg(str`${count} characters too many`, { id: 'tooLong' }),
  talkToReception: () => msg('Talk to reception', { id: 'talkToReception' }),
  wantPerson: () => msg('I would like to talk to a person at reception.', { id: 'wantPerson' }),

  attach: () => msg('Attach a file', { id: 'attach' }),
  removeFile: () => msg('Remove', { id: 'removeFile' }),
  record: () => msg('Record a voice note', { id: 'record' }),
  stopRecording: () => msg('Finish recording', { id: 'stopRecording' }),
  noMicrophone: () => msg('The microphone is not available.', { id: 'noMicrophone' }),
  fileTooLarge: (size: string) => msg(str`A file may have at most ${size}.`, { id: 'fileTooLarge' }),
  fileWrongType: () => msg('You can send pictures, PDF files and voice notes.', { id: 'fileWrongType' }),
  fileRefused: () => msg('This file cannot be sent. Please choose another one.', { id: 'fileRefused' }),
  picture: () => msg('Picture', { id: 'picture' }),
  document: () => msg('Document', { id: 'document' }),
  voiceNote: () => msg('Voice note', { id: 'voiceNote' }),

  you: () => msg('You', { id: 'you' }),
  assistant: () => msg('Assistant', { id: 'assistant' }),
  reception: () => msg('Reception', { id: 'reception' }),
  fromFaq: () => msg('From the hotel’s FAQ', { id: 'fromFaq' }),
  fromHotel: () => msg('From the hotel', { id: 'fromHotel' }),
  suggestions: () => msg('Suggested replies', { id: 'suggestions' }),

  waiting: () => msg('Waiting for a connection', { id: 'waiting' }),
  sending: () => msg('Sending', { id: 'sending' }),
  sent: () => msg('Sent', { id: 'sent' }),
  delivered: () => msg('Delivered', { id: 'delivered' }),
  read: () => msg('Read', { id: 'read' }),
  failed: () => msg('Not sent', { id: 'failed' }),
  sendAgain: () => msg('Send again', { id: 'sendAgain' }),

  offline: () => msg('You are offline. What you write is kept and sent once you are back.', { id: 'offline' }),
  handedOff: () => msg('Reception has your message. Somebody will answer here.', { id: 'handedOff' }),
  handedOffClosed: (time: string) =>
    msg(str`Reception has your message and is back ${time}. The answer will come here.`, { id: 'handedOffClosed' }),
  ended: () => msg('This conversation has ended.', { id: 'ended' }),
  loadingOlder: () => msg('Loading earlier messages…', { id: 'loadingOlder' }),
  loadOlder: () => msg('Show earlier messages', { id: 'loadOlder' }),

  language: () => msg('Language', { id: 'language' }),
  soundOn: () => msg('Sound is on', { id: 'soundOn' }),
  soundOff: () => msg('Sound is off', { id: 'soundOff' }),
  transcript: () => msg('Download conversation', { id: 'transcript' }),
  endChat: () => msg('End conversation', { id: 'endChat' }),
  endQuestion: () => msg('End this conversation?', { id: 'endQuestion' }),
  eraseChat: () => msg('Erase conversation', { id: 'eraseChat' }),
  eraseQuestion: () => msg('Erase everything in this conversation, for good?', { id: 'eraseQuestion' }),
  cancel: () => msg('Cancel', { id: 'cancel' }),
  newChat: () => msg('New conversation', { id: 'newChat' }),

  rateQuestion: () => msg('How was this conversation?', { id: 'rateQuestion' }),
  rateStars: (score: string) => msg(str`${score} out of 5`, { id: 'rateStars' }),
  rateWhy: () => msg('Why? (optional)', { id: 'rateWhy' }),
  rated: () => msg('Thank you for your rating.', { id: 'rated' }),

  consent: () => msg('To answer you, the hotel stores what you write here.', { id: 'consent' }),
  agree: () => msg('Agree and write', { id: 'agree' }),

  agreeFirst: () => msg('Please agree first; then send it again.', { id: 'agreeFirst' }),
  privacy: () => msg('Privacy policy', { id: 'privacy' }),
  receptionHours: () => msg('Reception hours', { id: 'receptionHours' }),
  openAlways: () => msg('around the clock', { id: 'openAlways' }),
  closedDay: () => msg('closed', { id: 'closedDay' }),

  carryOn: () => msg('Continue elsewhere', { id: 'carryOn' }),
  carryOnDevice: () => msg('On another device', { id: 'carryOnDevice' }),
  carryOnHint: () => msg('Scan this code or open the link. It works once, for 15 minutes.', { id: 'carryOnHint' }),
  followUp: () => msg('E-mail me the reply', { id: 'followUp' }),
  email: () => msg('E-mail address', { id: 'email' }),
  followUpConsent: () =>
    msg('If you have left, the hotel’s reply also comes by e-mail. The address is used for this conversation alone.', {
      id: 'followUpConsent',
    }),
  followUpDone: (email: string) => msg(str`Replies also come to ${email}.`, { id: 'followUpDone' }),
  followUpStop: () => msg('No more e-mails', { id: 'followUpStop' }),

  slowDown: () => msg('That was a little fast. Your message follows in a moment.', { id: 'slowDown' }),
  somethingWrong: () => msg('Something went wrong. Please try again.', { id: 'somethingWrong' }),
  notHere: () => msg('The chat is not available here. Please contact the hotel directly.', { id: 'notHere' }),
  reload: () => msg('This chat needs a newer page. Please reload, or contact the hotel directly.', { id: 'reload' }),
  call: (hotel: string) => msg(str`Call ${hotel}`, { id: 'call' }),
} as const;
