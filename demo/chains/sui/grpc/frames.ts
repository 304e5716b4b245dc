// By hand: the SDK writes the frames of a client alone, and reads them with the headers of a response.
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

/** Messages, and the trailers with the status. */
export const writeFrames = (messages: readonly Uint8Array[], { status = 0, message = '' } = {}): Buffer =>
  Buffer.concat([
    ...messages.map((bytes) => frame(0, bytes)),
    frame(TRAILER, Buffer.from(`grpc-status:${status}\r\ngrpc-message:${encodeURIComponent(message)}\r\n`)),
  ])
