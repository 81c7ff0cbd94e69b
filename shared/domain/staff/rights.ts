/** What can be allowed. The same words are the scopes of API keys. */
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

/** `worker`: housekeeping or a technician, who sees tasks and no conversation. */
export const ROLES = ['owner', 'manager', 'agent', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The one table of who may do what. What is not listed is refused. */
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

/** Rights over the whole account: who is bound to properties never has them. */
export const ACCOUNT_RIGHTS: readonly Right[] = [
  'account:write',
  'staff:invite',
  'staff:write',
  'keys:read',
  'keys:write',
  'audit:read',
];

/** The roles of a colleague who works for some properties alone, the highest first: an owner owns the whole account. */
export const PROPERTY_ROLES = ['manager', 'agent', 'worker'] as const;
export type PropertyRole = (typeof PROPERTY_ROLES)[number];

/** The role that may do most of these. */
export function highestRole(roles: readonly PropertyRole[]): PropertyRole {
  return PROPERTY_ROLES.find((role) => roles.includes(role)) ?? 'worker';
}

/** What the role may do at one property: all but what acts on the whole account. */
export function rightsAtProperty(role: PropertyRole): Right[] {
  return ROLE_RIGHTS[role].filter((right) => !ACCOUNT_RIGHTS.includes(right));
}
