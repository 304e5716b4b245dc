import { createHash } from 'node:crypto'

/** Where ids and references come from. Tokens, nonces and other secrets never do. */
export interface Random {
  /** `purpose` is what they are for, such as the prefix of an id. */
  bytes(length: number, purpose: string): Uint8Array
}

export const systemRandom: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) }

interface SeededRandom extends Random {
  /** Begins again with the first bytes. */
  restart(): void
}

/** The same bytes in each run. Each purpose has its own, because concurrent calls have no fixed order. */
export function createSeededRandom(seed: string): SeededRandom {
  const drawn = new Map<string, number>()
  const block = (purpose: string) => {
    const count = drawn.get(purpose) ?? 0
    drawn.set(purpose, count + 1)
    return createHash('sha256')
      .update(JSON.stringify([seed, purpose, count]))
      .digest()
  }
  return {
    bytes(length, purpose) {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, () => block(purpose))
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length))
    },
    restart: () => drawn.clear(),
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Rejection sampling: every character is equally likely. */
function textFrom(bytes: (length: number) => Uint8Array, length: number, characters = alphabet): string {
  const limit = 256 - (256 % characters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of bytes(length * 2)) {
      if (byte < limit && text.length < length) text += characters[byte % characters.length]
    }
  }
  return text
}

interface Purpose {
  readonly purpose: string
  readonly length: number
  readonly characters?: string
}

/** A text that is shown to customers, and no secret. */
export const reference = ({ random }: { readonly random: Random }, { purpose, length, characters }: Purpose): string =>
  textFrom((count) => random.bytes(count, purpose), length, characters)

export const newId = (services: { readonly random: Random }, prefix: string): string =>
  `${prefix}_${reference(services, { purpose: prefix, length: 24 })}`

export const randomText = (length: number, characters?: string): string =>
  textFrom((count) => systemRandom.bytes(count, ''), length, characters)

/** About 248 bits: tokens, page sessions. */
export const newSecret = () => randomText(48)
