import { isPropValid } from './stand-ins/emotion-is-prop-valid.mjs'
import { hoistStatics } from './stand-ins/hoist-non-react-statics.mjs'
import { styled } from './stand-ins/emotion-styled.mjs'
import { sheet } from './stand-ins/emotion-sheet.mjs'
import { infiniteQueryBehavior } from './stand-ins/infinite-query-behavior.mjs'
import { jayson } from './stand-ins/jayson.mjs'
import { borsh } from './stand-ins/borsh.mjs'
import { useSyncExternalStore } from './stand-ins/use-sync-external-store.mjs'

/** For packages that others bring and that this product has no use for: 4 kB of the first download. */
export const standIns = [
  isPropValid,
  hoistStatics,
  styled,
  sheet,
  infiniteQueryBehavior,
  jayson,
  borsh,
  useSyncExternalStore,
]
