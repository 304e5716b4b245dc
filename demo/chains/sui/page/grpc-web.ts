// Protobuf and the frames are written by hand: this file is served to a browser as it is, and so imports no package.
const HEADER_BYTES = 5
const LENGTH_DELIMITED = 2

/** A field of a protobuf message that is a text or a message. */
export function field(number: number, value: string | Uint8Array): Uint8Array {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return Uint8Array.of((number << 3) | LENGTH_DELIMITED, ...varint(bytes.length), ...bytes)
}

export const message = (...fields: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(fields.flatMap((each) => [...each]))

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}

/** The fields of a protobuf message by their numbers: numbers as they are, texts and messages as bytes. */
type Fields = ReadonlyMap<number, bigint | Uint8Array>

function readFields(bytes: Uint8Array): Fields {
  const fields = new Map<number, bigint | Uint8Array>()
  let at = 0
  const number = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const tag = Number(number())
    const value = number()
    if ((tag & 7) !== LENGTH_DELIMITED) fields.set(tag >> 3, value)
    else fields.set(tag >> 3, bytes.subarray(at, (at += Number(value))))
  }
  return fields
}

/** A message inside another one. Empty where it is missing. */
export function inner(fields: Fields, number: number): Fields {
  const value = fields.get(number)
  return value instanceof Uint8Array ? readFields(value) : new Map()
}

export function numberIn(fields: Fields, number: number): bigint | null {
  const value = fields.get(number)
  return typeof value === 'bigint' ? value : null
}

/** Calls a node by gRPC-web, without the SDK. Null for what the node does not know or refuses. */
export async function ask(rpcUrl: string, method: string, request: Uint8Array): Promise<Fields | null> {
  const header = Uint8Array.of(0, 0, 0, request.length >> 8, request.length & 0xff)
  const response = await fetch(`${rpcUrl}/sui.rpc.v2.${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/grpc-web+proto', 'X-Grpc-Web': '1' },
    body: message(header, request) as BodyInit,
  })
  const body = new Uint8Array(await response.arrayBuffer())
  if (!response.ok || body.length < HEADER_BYTES || body[0] !== 0) return null
  const length = new DataView(body.buffer).getUint32(1)
  return readFields(body.subarray(HEADER_BYTES, HEADER_BYTES + length))
}
