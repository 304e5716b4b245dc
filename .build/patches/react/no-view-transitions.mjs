import { REFUSAL, withBodies } from './functions.mjs'
import { once } from '../once.mjs'

/** They look for a ViewTransition below a fiber, and do nothing without one. */
const SEARCHES = [
  'trackEnterViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
]
/** Called for a ViewTransition alone. */
const WORK = [
  'startViewTransition',
  'flushAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'restoreViewTransitionName',
  'measureViewTransitionHostInstancesRecursive',
  'scheduleViewTransitionEvent',
]

/** React animates the changes of its own ViewTransition. The screens here have transitions of their own. */
export const noViewTransitions = () =>
  once('noViewTransitions', 1, (code, id) => {
    if (!id.endsWith('/react-dom-client.production.js')) return null
    const quiet = withBodies(code, SEARCHES, '')
    return quiet && withBodies(quiet, WORK, REFUSAL)
  })
