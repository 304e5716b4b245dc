import * as z from 'zod/mini'
import { readOpenEnum, type OpenEnum } from '../../lib/open-enum.ts'

/** A decimal string; the server may also write a number. Never a float's exponent, never a sign. */
export const money = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  z.string().check(z.regex(/^\d+(\.\d{1,18})?$/)),
)

export const moment = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)),
  z.pipe(
    z.transform((text: string) => new Date(text)),
    z.date(),
  ),
)

export const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

export const textOrNull = orNull(z.string())

/** Listed values are read in any case; others are kept as they are. */
export const open = <const Known extends string>(known: readonly Known[]) =>
  z.pipe(
    z.string(),
    z.transform((word): OpenEnum<Known> => {
      const lower = word.toLowerCase()
      return known.find((candidate) => candidate.toLowerCase() === lower) ?? readOpenEnum(known, word)
    }),
  )

/** An address that may go into a link or a frame; `javascript:` may not. */
export const webUrl = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))

/** True where the server does as it was asked. */
export const okFlag = z.pipe(
  z.object({ ok: z.boolean() }),
  z.transform(({ ok }) => ok),
)

/** Where what a change answers with is of no use. */
export const anyAnswer = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
