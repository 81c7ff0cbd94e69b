/** All rights. The same words are the scopes of API keys. */
export const RIGHTS = [
  'account:read',
  'account:write',
  'property:read',
  'property:write',
  'conversations:read',
  'conversations:write',
  'tasks:read',
  'tasks:write',
  'guests:read',
  'guests:write',
  'guests:erase',
  'staff:read',
  'staff:invite',
  'staff:write',
  'keys:read',
  'keys:write',
  'audit:read',
] as const;
export type Right = (typeof RIGHTS)[number];

/** `worker`: housekeeping or technician; sees tasks but no conversations. */
export const ROLES = ['owner', 'manager', 'agent', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The rights of each role. Everything else is refused. */
export const ROLE_RIGHTS: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  manager: [
    'account:read',
    'property:read',
    'property:write',
    'conversations:read',
    'conversations:write',
    'tasks:read',
    'tasks:write',
    'guests:read',
    'guests:write',
    'guests:erase',
    'staff:read',
    'staff:invite',
    'audit:read',
  ],
  agent: [
    'property:read',
    'conversations:read',
    'conversations:write',
    'tasks:read',
    'tasks:write',
    'guests:read',
    'guests:write',
    'staff:read',
  ],
  worker: ['tasks:read', 'tasks:write'],
};

/** Rights over the whole account; staff of single properties never have them. */
export const ACCOUNT_RIGHTS: readonly Right[] = [
  'account:write',
  'staff:invite',
  'staff:write',
  'keys:read',
  'keys:write',
  'audit:read',
];

/** Roles for staff of single properties, highest first. An owner always owns the whole account. */
export const PROPERTY_ROLES = ['manager', 'agent', 'worker'] as const;
export type PropertyRole = (typeof PROPERTY_ROLES)[number];

/** The role with the most rights. */
export function highestRole(roles: readonly PropertyRole[]): PropertyRole {
  return PROPERTY_ROLES.find((role) => roles.includes(role)) ?? 'worker';
}

/** A role's rights at one property: all but those over the account. */
export function rightsAtProperty(role: PropertyRole): Right[] {
  return ROLE_RIGHTS[role].filter((right) => !ACCOUNT_RIGHTS.includes(right));
}
