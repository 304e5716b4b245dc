const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Rejection sampling: every character is equally likely. */
export function randomText(length: number, characters = alphabet): string {
  const limit = 256 - (256 % characters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && text.length < length) text += characters[byte % characters.length]
    }
  }
  return text
}

export const newId = (prefix: string) => `${prefix}_${randomText(24)}`

/** About 248 bits: tokens, page sessions. */
export const newSecret = () => randomText(48)
