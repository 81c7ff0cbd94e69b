export const NODE_FLAGS: readonly string[];
export const MALLOC_SETTINGS: Readonly<Record<string, string>>;
export function compileSettings(how: { isCompiled: boolean; isServer: boolean }): Readonly<Record<string, string>>;
export function findNode(found: { isCompiled: boolean; bundled: string | null }): string | null;
