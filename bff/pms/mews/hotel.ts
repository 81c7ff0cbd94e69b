import { z } from 'zod';
import { PmsError } from '../net/errors.ts';
import { type Client, readList } from './client.ts';
import { type Category, type Configuration, category, configuration, type Service, service } from './schema.ts';

/** Data of the hotel that does not change while it is connected; each is read once. */
export interface Hotel {
  configuration(signal: AbortSignal): Promise<Configuration>;
  /** The service for stays: the chosen one, or the first that is booked by the day. */
  stayService(signal: AbortSignal): Promise<Service>;
  /** The service for charges: the chosen one, or the first additional one. */
  chargeService(signal: AbortSignal): Promise<Service>;
  /** Ids of the active services other than stays. */
  otherServices(signal: AbortSignal): Promise<string[]>;
  currency(signal: AbortSignal): Promise<string>;
}

export function createHotel(client: Client, credentials: Readonly<Record<string, string>>): Hotel {
  return new ConnectedHotel(client, credentials);
}

class ConnectedHotel implements Hotel {
  readonly #client: Client;
  readonly #credentials: Readonly<Record<string, string>>;
  #services: Promise<Service[]> | null = null;
  #configuration: Promise<Configuration> | null = null;

  constructor(client: Client, credentials: Readonly<Record<string, string>>) {
    this.#client = client;
    this.#credentials = credentials;
  }

  configuration(signal: AbortSignal): Promise<Configuration> {
    this.#configuration ??= this.#readOwn(signal).catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  stayService(signal: AbortSignal): Promise<Service> {
    return this.#findService('Bookable', this.#credentials['stayServiceId'], signal);
  }

  chargeService(signal: AbortSignal): Promise<Service> {
    return this.#findService('Additional', this.#credentials['chargeServiceId'], signal);
  }

  async otherServices(signal: AbortSignal): Promise<string[]> {
    return (await this.#listServices(signal))
      .filter(({ IsActive, Data }) => IsActive && Data.Discriminator !== 'Bookable')
      .map(({ Id }) => Id);
  }

  async currency(signal: AbortSignal): Promise<string> {
    const { Enterprise } = await this.configuration(signal);
    const currencies = Enterprise.Currencies ?? [];
    const mainCurrency = currencies.find(({ IsDefault }) => IsDefault === true) ?? currencies[0];
    if (mainCurrency === undefined)
      throw new PmsError('malformed_answer', 'configuration/get: the hotel has no currency');
    return mainCurrency.Currency;
  }

  #listServices(signal: AbortSignal): Promise<Service[]> {
    const list = { operation: 'services/getAll', fields: {}, name: 'Services', item: service };
    this.#services ??= readList(this.#client, list, signal).catch((error: unknown) => {
      this.#services = null;
      throw error;
    });
    return this.#services;
  }

  async #findService(kind: string, chosen: string | undefined, signal: AbortSignal): Promise<Service> {
    const matching = (await this.#listServices(signal)).filter(
      ({ IsActive, Data }) =>
        IsActive && Data.Discriminator === kind && (Data.Value?.TimeUnitPeriod ?? 'Day') === 'Day',
    );
    const ordered = matching.toSorted((a, b) => (a.Ordering ?? 0) - (b.Ordering ?? 0));
    const chosenService = chosen ? matching.find(({ Id }) => Id === chosen) : ordered[0];
    if (chosenService === undefined)
      throw new PmsError(
        'bad_settings',
        `services/getAll: the hotel has no active ${kind.toLowerCase()} service like that`,
      );
    return chosenService;
  }

  /**
   * Reads the configuration, and checks that the token opens the named hotel, so that a property never gets another
   * hotel's guests.
   */
  async #readOwn(signal: AbortSignal): Promise<Configuration> {
    const namedId = this.#credentials['enterpriseId'] ?? '';
    if (namedId !== '' && !z.guid().safeParse(namedId).success)
      throw new PmsError('bad_settings', `The enterprise ${namedId} is no id of Mews`, { setting: 'enterpriseId' });
    const configurationRead = await this.#client.read('configuration/get', {}, configuration, signal);
    const { Id, Name } = configurationRead.Enterprise;
    if (namedId !== '' && namedId.toLowerCase() !== Id.toLowerCase())
      throw new PmsError('bad_settings', `The access token opens ${Name} (${Id}), and not the enterprise ${namedId}`, {
        setting: 'enterpriseId',
      });
    return configurationRead;
  }
}

/** Kinds of resources that are not rooms (operations/resourcecategories: "Resource category type"). */
const NOT_ROOMS = ['ParkingSpot', 'MeetingRoom', 'Storage', 'PrivateSpaces', 'Area', 'Other'];

/** The room types of the stay service. */
export async function listCategories(client: Client, hotel: Hotel, signal: AbortSignal): Promise<Category[]> {
  const { Id } = await hotel.stayService(signal);
  const list = {
    operation: 'resourceCategories/getAll',
    fields: { ServiceIds: [Id], ActivityStates: ['Active'] },
    name: 'ResourceCategories',
    item: category,
  };
  return (await readList(client, list, signal)).filter(({ Type }) => !NOT_ROOMS.includes(Type ?? 'Room'));
}
