import * as z from 'zod/mini'
import { readOpenEnum, type OpenEnum } from '../../lib/open-enum.ts'

/** A decimal string or a number, without sign and exponent. A number is converted to a string at once. */
export const money = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  z.string().check(z.regex(/^\d+(\.\d{1,18})?$/)),
)

export const timestamp = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)),
  z.pipe(
    z.transform((text: string) => new Date(text)),
    z.date(),
  ),
)

export const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

export const textOrNull = orNull(z.string())

/** Known values match in upper or lower case; unknown values are kept unchanged. */
export const openEnum = <const Known extends string>(known: readonly Known[]) =>
  z.pipe(
    z.string(),
    z.transform((value): OpenEnum<Known> => {
      const lower = value.toLowerCase()
      return known.find((candidate) => candidate.toLowerCase() === lower) ?? readOpenEnum(known, value)
    }),
  )

/** A URL that is safe as the target of a link or an iframe, which `javascript:` is not. */
export const webUrl = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))

/** Whether the server accepted the request. */
export const okFlag = z.pipe(
  z.object({ ok: z.boolean() }),
  z.transform(({ ok }) => ok),
)

/** Accepts any answer, for changing calls whose answer is not used. */
export const ignoredBody = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
