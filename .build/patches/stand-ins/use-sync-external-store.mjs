import { standIn } from '../stand-in.mjs'

/** React has the hook itself since 18. */
export const useSyncExternalStore = standIn(
  'use-sync-external-store/shim',
  "export { useSyncExternalStore } from 'react'",
  ['use-sync-external-store/shim', 'use-sync-external-store/shim/index.js'],
)
