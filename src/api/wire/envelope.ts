import * as z from 'zod/mini'

/** `{wallet: …}`, the one key of a later dialect (`{transfer: …}`), or the thing itself. */
export const named = <S extends z.ZodMiniType>(name: string, schema: S) =>
  z.pipe(
    z.transform((value: unknown) => contentOf(value, name)),
    schema,
  )

export function contentOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name]

  const parts: readonly unknown[] = Object.values(value)
  return parts.length === 1 && typeof parts[0] === 'object' && parts[0] !== null ? parts[0] : value
}
