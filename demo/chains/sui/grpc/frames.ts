const TRAILER = 0x80
const HEADER_BYTES = 5

/** The one message of a request in gRPC-web, or null for anything else. */
export function readFrame(body: Uint8Array): Uint8Array | null {
  if (body.length < HEADER_BYTES || body[0] !== 0) return null
  const length = Buffer.from(body.buffer, body.byteOffset).readUInt32BE(1)
  return body.length === HEADER_BYTES + length ? body.subarray(HEADER_BYTES) : null
}

function frame(flag: number, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header[0] = flag
  header.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([header, bytes])
}

/** Messages and the trailers of a success. */
export const writeFrames = (messages: readonly Uint8Array[]): Buffer =>
  Buffer.concat([...messages.map((message) => frame(0, message)), frame(TRAILER, Buffer.from('grpc-status:0\r\n'))])
