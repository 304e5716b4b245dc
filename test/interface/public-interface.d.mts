/** By kind, each name with its type; blank where it has none. */
export type Interface = Readonly<Record<string, Readonly<Record<string, string>>>>

export function publicInterface(root: string): Interface

export function declaredInterface(root: string): Interface
