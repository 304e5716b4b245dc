import { z } from 'zod'

export type Json = Record<string, unknown>

export function bare(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** Schemas with an id become components of the document. */
export function hoist(schema: Json, schemas: Json): Json {
  const { $defs = {}, ...rest } = schema
  for (const [name, definition] of Object.entries($defs as Json)) schemas[name] = pointed(definition)
  return pointed(rest) as Json
}

const pointed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
