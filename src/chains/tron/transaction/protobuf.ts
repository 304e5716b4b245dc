/** Protocol buffers, as far as one transfer needs them: its fields are numbers, bytes and messages. */
type Field = readonly [number: number, value: number | Uint8Array]

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = BigInt(value)
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return [...bytes, Number(rest)]
}

const fieldBytes = ([number, value]: Field): readonly number[] =>
  typeof value === 'number'
    ? [...varint(number << 3), ...varint(value)]
    : [...varint((number << 3) | 2), ...varint(value.length), ...value]

/** In the order of the numbers, and without what is zero or empty, as every writer of proto3 does. */
export const message = (...fields: readonly Field[]): Uint8Array =>
  Uint8Array.from(
    fields.filter(([, value]) => (typeof value === 'number' ? value !== 0 : value.length > 0)).flatMap(fieldBytes),
  )
