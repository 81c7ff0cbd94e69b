// Runs in a folder where the package is installed: the seven operations of the client library, and a sign-in.
import 'service-chat'; // a server that draws pages imports the element, and nothing happens
import { ApiError, ServiceChatClient } from 'service-chat/client';

const baseUrl = process.argv[2];
const nobody = new ServiceChatClient({ baseUrl });
const made = await nobody.register({ propertyName: 'Aurora', email: 'desk@aurora.example', phone: '+4983825501' });
const hotel = new ServiceChatClient({ baseUrl, apiKey: made.apiKey });
const done = [];

await hotel.configureProperty({
  name: 'Pension Aurora',
  address: 'Am See 1',
  timezone: 'Europe/Berlin',
  languages: ['en', 'de'],
  amenities: [],
});
done.push('configureProperty');
await hotel.trainAi({
  propertyInfo: { checkIn: '15:00', checkOut: '11:00', policies: '', specialties: '' },
  faqs: [{ question: 'Can I bring my dog?', answer: 'Yes, dogs are welcome.' }],
});
done.push('trainAi');
await hotel.activate({ channels: ['widget'], aiMode: 'auto', businessHours: { mon_fri: '24/7', weekend: '24/7' } });
done.push('activate');
const { reply } = await hotel.askAi({ text: 'Can I bring my dog?' });
if (!JSON.stringify(reply).includes('dogs are welcome')) throw new Error(`It answers ${JSON.stringify(reply)}`);
done.push('an answer');
for (const [name, call] of [
  ['connectPms', () => hotel.connectPms({ provider: 'nonesuch', credentials: {} })],
  ['mapRoomTypes', () => hotel.mapRoomTypes({ DBL: 'double' })],
  ['enableSync', () => hotel.enableSync({ rates: false })],
  ['connectWhatsApp', () => hotel.connectWhatsApp({ businessId: '1', phoneNumber: '1', apiKey: 'x' })],
]) {
  // There is neither a PMS nor a platform here: the server says so, in a way the library understands.
  const refused = await call().then(
    () => null,
    (error) => error,
  );
  if (!(refused instanceof ApiError) || refused.status < 400 || refused.status > 499)
    throw new Error(`${name}: ${refused}`);
  done.push(`${name} (${refused.code})`);
}
const token = new URL(made.setupUrl).href.split('=').at(-1);
await nobody.setPassword({ token, password: 'a long sentence only I know' });
await nobody.signIn({ email: 'desk@aurora.example', password: 'a long sentence only I know' });
done.push('a sign-in');
console.log(done.join(', '));
