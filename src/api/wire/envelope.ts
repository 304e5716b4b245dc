import * as z from 'zod/mini'

/** Reads a resource from `{wallet: …}`, from an object with one other key such as `{transfer: …}`, or without an envelope. */
export const enveloped = <S extends z.ZodMiniType>(name: string, schema: S) =>
  z.pipe(
    z.transform((value: unknown) => envelopeContent(value, name)),
    schema,
  )

export function envelopeContent(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name]

  const parts: readonly unknown[] = Object.values(value)
  return parts.length === 1 && typeof parts[0] === 'object' && parts[0] !== null ? parts[0] : value
}
