import { standIn } from '../stand-in.mjs'

/** Nobody gives react-query timers of another kind than the page's. */
export const timeoutManager = standIn(
  './timeoutManager.js',
  `export const timeoutManager = {
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (id) => clearInterval(id),
}
export const systemSetTimeoutZero = (work) => setTimeout(work, 0)`,
)
