import { createHash } from 'node:crypto'

/**
 * 32 bytes that never change for a purpose, so that a restarted process has the same keys. The seed is public: these keys own
 * test tokens on loopback networks only.
 */
export const sandboxKey = (...purpose: readonly string[]): Uint8Array =>
  createHash('sha256')
    .update(['sphere-ramp sandbox', ...purpose].join('\n'))
    .digest()
