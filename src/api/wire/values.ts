import * as z from 'zod/mini'
import { readOpenEnum, type OpenEnum } from '../../lib/open-enum.ts'

/** A decimal string or a number, without sign and exponent. A number is converted to a string at once. */
export const money = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  z.string().check(z.regex(/^\d+(\.\d{1,18})?$/)),
)

const DAY = String.raw`(\d{4})-?(\d\d)-?(\d\d)`
const TIME_OF_DAY = String.raw`(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?`
const ZONE = String.raw`Z|UTC|[+-]\d\d(?::?\d\d)?`
const WRITTEN_TIME = new RegExp(`^${DAY}(?:[T ]${TIME_OF_DAY} ?(${ZONE})?)?$`, 'i')

/** A time without a zone is in UTC, as the server's other times, and not in the zone of the customer's device. */
function readTime(text: string): Date {
  const [matched, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    WRITTEN_TIME.exec(text) ?? []
  if (matched === undefined) return new Date(Number.NaN)
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  const offset = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${offset}`)
}

/** In the forms of ISO 8601 and SQL: "2026-01-01T00:00:00Z", "2026-01-01 00:00:00". */
export const timestamp = z.pipe(z.string(), z.pipe(z.transform(readTime), z.date()))

export const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

export const textOrNull = orNull(z.string())

/** For texts that a screen shows and nothing depends on. */
export const textOrBlank = z.pipe(
  textOrNull,
  z.transform((text) => text ?? ''),
)

/** A permission that the server does not mention is not given. */
export const flag = z.pipe(
  orNull(z.boolean()),
  z.transform((isSet) => isSet ?? false),
)

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
export const acceptedSchema = z.pipe(
  z.object({ ok: z.boolean() }),
  z.transform(({ ok }) => ok),
)

/** Accepts any answer, for changing calls whose answer is not used. */
export const ignoredBody = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
