import { REFUSAL, withBodies } from './functions.mjs'
import { once } from '../once.mjs'

const RESOURCES = [
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'getResource',
  'acquireResource',
  'preloadStylesheet',
  'insertStylesheet',
  'getHydratableHoistableCache',
  'suspendResource',
  'insertSuspendedStylesheets',
  'insertStylesheetIntoRoot',
  'preloadResource',
]

/** React puts stylesheets, scripts and metadata into the head of the page. This element puts nothing there. */
export const noResources = () =>
  once('noResources', 1, (code, id) => {
    if (!id.endsWith('/react-dom-client.production.js')) return null
    const refusal = withBodies(code, RESOURCES, REFUSAL)
    return refusal && withBodies(refusal, ['isHostHoistableType'], 'return false')
  })
