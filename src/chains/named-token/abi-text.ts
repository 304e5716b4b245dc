const WORD = 64

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const textOf = (hex: string): string => new TextDecoder().decode(bytesOf(hex)).replaceAll('\0', '').trim()

/** A text as a contract returns it: a `string`, or in old tokens `bytes32`. Null for anything else. */
export function readAbiText(result: string): string | null {
  const hex = result.replace(/^0x/i, '')
  if (!/^(?:[0-9a-f]{64})+$/i.test(hex)) return null
  if (hex.length === WORD) return textOf(hex)
  const length = Number(`0x${hex.slice(WORD, 2 * WORD)}`)
  return length <= hex.length / 2 - WORD ? textOf(hex.slice(2 * WORD, 2 * WORD + 2 * length)) : null
}

/** Null where the contract returns no number. */
export function readAbiCount(result: string): number | null {
  const hex = result.replace(/^0x/i, '')
  if (!/^[0-9a-f]{64}$/i.test(hex)) return null
  const count = BigInt(`0x${hex}`)
  return count <= 255n ? Number(count) : null
}
