import type { z } from 'zod'
import { refuseUnstorable } from './body.ts'
import { issuesOf, refuseFields } from './refusal.ts'

export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseUnstorable(value)
  const result = schema.safeParse(value, { error: missing })
  if (!result.success) throw refuseFields(issuesOf(result.error))
  return result.data
}

const missing = (issue: z.core.$ZodRawIssue) =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'validation.required' : undefined
