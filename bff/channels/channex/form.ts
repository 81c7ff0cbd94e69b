import { z } from 'zod';
import { apiAddress, keyField } from '../../../shared/api/channels.ts';

/** The connect form of portals' messages. All fields may be empty if Channex is the property's channel manager. */
export const form = z
  .strictObject({
    apiKey: keyField(256).optional().describe('A key of a Channex user; left out: the channel manager’s own'),
    propertyId: keyField(100).optional().describe('The property’s id in Channex; left out: the channel manager’s own'),
    baseUrl: apiAddress.optional().describe('Left out: Channex’s own'),
  })
  .refine(({ apiKey, propertyId }) => (apiKey === undefined) === (propertyId === undefined), {
    path: ['propertyId'],
    error: 'Give both apiKey and propertyId, or neither',
    params: { code: 'required' },
  });
