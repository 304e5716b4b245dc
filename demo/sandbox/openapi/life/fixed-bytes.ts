import { createHash } from 'node:crypto'

/** Gives this process, which only records, the same random bytes in each run: ids, codes and tokens come from them. */
export function drawFixedBytes(): void {
  let drawn = 0
  const fill = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += 32) {
      drawn += 1
      bytes.set(
        createHash('sha256')
          .update(String(drawn))
          .digest()
          .subarray(0, bytes.length - at),
        at,
      )
    }
  }
  crypto.getRandomValues = (array) => {
    if (array) fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    return array
  }
}
