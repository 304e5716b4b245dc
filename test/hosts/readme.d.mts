export const README: Readonly<Record<string, readonly string[]>>
export function written(host: string, settings: { readonly apiUrl: string }): readonly string[]
