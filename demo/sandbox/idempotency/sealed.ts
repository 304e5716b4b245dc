import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'

// A stored answer may hold tokens. It is encrypted with the caller's key, of which the database has only a hash.
const keyFrom = (secret: string) =>
  crypto.subtle.importKey('raw', new Uint8Array(sha256(utf8ToBytes(`answer ${secret}`))), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])

export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyFrom(secret),
    new TextEncoder().encode(text),
  )
  return `${base64.encode(iv)}.${base64.encode(new Uint8Array(sealed))}`
}

export async function unseal(sealed: string, secret: string): Promise<string> {
  const [iv = '', body = ''] = sealed.split('.')
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: new Uint8Array(base64.decode(iv)) },
    await keyFrom(secret),
    new Uint8Array(base64.decode(body)),
  )
  return new TextDecoder().decode(opened)
}
