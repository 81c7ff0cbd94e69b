import type { z } from 'zod';
import {
  pmsFieldMapping,
  pmsFieldMappingBody,
  pmsFieldMappingChange,
  type pmsKnownRoomType,
  pmsKnownRoomTypes,
  pmsMappingPreview,
  pmsMappingReport,
  pmsRoomTypes,
  pmsRoomTypesQuery,
  pmsSourceQuery,
  pmsUnmapped,
} from '../../../../shared/api/pms.ts';
import type { FieldMapping } from '../../../../shared/domain/pms.ts';
import { mergeMapping } from '../../../pms/adapter/mapping.ts';
import { listRoomTypes } from '../../../store/pms/house.ts';
import { revisionOf } from '../../../sync/connection/settings.ts';
import { slugOf } from '../../../sync/pull/apply-reservations.ts';
import { type Call, principalOf } from '../../request/call.ts';
import { route } from '../../route.ts';
import { sourceOf } from './pms-connection.ts';

const PMS_ERRORS = [
  'pms_not_connected',
  'pms_rejected_credentials',
  'pms_address_refused',
  'pms_unreachable',
  'pms_failed',
] as const;

/** The mapping of the PMS's fields and room types to ours. */
export const pmsMappingRoutes = [
  route({
    method: 'GET',
    path: '/api/integrations/pms/field-mapping',
    access: 'property:read',
    property: true,
    summary: 'Return the field mapping, as far as it differs from the provider’s',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsFieldMapping,
    errors: ['pms_not_connected'],
    handler: async (call) => describeMapping(call, await call.deps.sync.readMapping(sourceOf(call))),
  }),
  route({
    method: 'PUT',
    path: '/api/integrations/pms/field-mapping',
    access: 'property:write',
    property: true,
    summary:
      'Set the fields that are mapped differently from the provider’s default; checked against its catalogue and a real record',
    status: 200,
    query: pmsSourceQuery,
    body: pmsFieldMappingChange,
    wrapper: 'fieldMapping',
    answer: pmsFieldMapping,
    errors: [...PMS_ERRORS, 'conflict'],
    async handler(call) {
      const { seen, ...given } = call.body;
      const of = sourceOf(call);
      return describeMapping(call, await call.deps.sync.writeMapping(of, toMapping(given), principalOf(call), seen));
    },
  }),
  route({
    method: 'POST',
    path: '/api/integrations/pms/field-mapping/preview',
    access: 'property:write',
    property: true,
    summary: 'Preview a mapping with a real record, masked; nothing is stored',
    status: 200,
    query: pmsSourceQuery,
    body: pmsFieldMappingBody,
    wrapper: 'fieldMapping',
    answer: pmsMappingPreview,
    errors: PMS_ERRORS,
    handler: (call) => call.deps.sync.previewMapping(sourceOf(call), toMapping(call.body)),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/validate',
    access: 'property:read',
    property: true,
    summary: 'Check the current mapping against the PMS’s fields and a real record',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsMappingReport,
    errors: PMS_ERRORS,
    handler: (call) => call.deps.sync.validate(sourceOf(call)),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/unmapped',
    access: 'property:read',
    property: true,
    summary: 'List the fields and values of either side that are not mapped',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsUnmapped,
    errors: PMS_ERRORS,
    async handler(call) {
      const { pms, service } = await call.deps.sync.unmapped(sourceOf(call));
      const slugs = await call.deps.sync.readRoomTypes(sourceOf(call));
      const types = (await listKnownTypes(call, slugs)).filter(({ mapped }) => !mapped);
      const unnamed = types.map(({ code, name }) => ({ group: 'roomType', field: code, example: name }));
      return { pms: [...pms, ...unnamed], service };
    },
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/room-types',
    access: 'property:read',
    property: true,
    summary: 'Return the slugs of the PMS’s room types, as set by the hotel',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsRoomTypes,
    errors: ['pms_not_connected'],
    handler: (call) => call.deps.sync.readRoomTypes(sourceOf(call)),
  }),
  route({
    method: 'PUT',
    path: '/api/integrations/pms/room-types',
    access: 'property:write',
    property: true,
    summary: 'Set the slugs of the PMS’s room types; existing stays are updated',
    status: 200,
    query: pmsRoomTypesQuery,
    body: pmsRoomTypes,
    answer: pmsRoomTypes,
    errors: ['pms_not_connected', 'conflict'],
    handler: (call) => call.deps.sync.writeRoomTypes(sourceOf(call), call.body, principalOf(call), call.query.seen),
  }),
  route({
    method: 'GET',
    path: '/api/integrations/pms/room-types/known',
    access: 'property:read',
    property: true,
    summary: 'List the PMS’s room types, each with its slug',
    status: 200,
    query: pmsSourceQuery,
    answer: pmsKnownRoomTypes,
    errors: ['pms_not_connected'],
    async handler(call) {
      const slugs = await call.deps.sync.readRoomTypes(sourceOf(call));
      return { items: await listKnownTypes(call, slugs), nextCursor: null, revision: revisionOf(slugs) };
    },
  }),
];

function toMapping({ guest = {}, reservation = {} }: z.output<typeof pmsFieldMappingBody>): FieldMapping {
  return { guest: given(guest), reservation: given(reservation) };
}

function given<Key extends string>(paths: { [K in Key]?: string | undefined }): Partial<Record<Key, string>> {
  const entries = Object.entries<string | undefined>(paths).filter(([, path]) => path !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Key, string>>; // the same keys
}

async function describeMapping(
  call: Call<{ source: string }, unknown>,
  { guest, reservation }: FieldMapping,
): Promise<z.input<typeof pmsFieldMapping>> {
  const { sync } = call.deps;
  const { provider } = await sync.status(sourceOf(call));
  const adapter = (await sync.providers()).find((one) => one.provider === provider);
  const effective = adapter === undefined ? { guest, reservation } : mergeMapping(adapter, { guest, reservation });
  return pmsFieldMapping.parse({ guest, reservation, effective, revision: revisionOf({ guest, reservation }) });
}

async function listKnownTypes(
  call: Call<{ source: string }, unknown>,
  slugs: Record<string, string>,
): Promise<z.input<typeof pmsKnownRoomType>[]> {
  const types = await listRoomTypes(call.deps.db, sourceOf(call));
  return types.map((type) => ({ ...type, slug: slugOf(type, slugs), mapped: Object.hasOwn(slugs, type.code) }));
}
