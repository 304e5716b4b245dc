import { REFUSAL, withBodies } from './functions.mjs'
import { once } from '../once.mjs'

const HOOKS = [
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  'dispatchOptimisticSetState',
  'updateOptimisticImpl',
  'useMemoCache',
  'startHostTransition',
  'requestFormReset',
  'updateSuspenseListComponent',
  'updateActivityComponent',
]

/** The hooks and components of React's whose exports `withoutUnreadExports` leaves out. */
export const noUnreadHooks = () =>
  once('noUnreadHooks', 1, (code, id) =>
    id.endsWith('/react-dom-client.production.js') ? withBodies(code, HOOKS, REFUSAL) : null,
  )
