import { createHash } from 'node:crypto'

/**
 * 32 bytes that are the same for ever for one purpose, so that a process started anew still holds the keys of the one
 * before. The seed is public: these keys own play money on loopback networks and nothing else.
 */
export const sandboxKey = (...purpose: readonly string[]): Uint8Array =>
  createHash('sha256')
    .update(['sphere-ramp sandbox', ...purpose].join('\n'))
    .digest()
