import { one, settle, setViewport, show } from './input.ts'

export const view = (root: ShadowRoot) => one(root, '[part~=view]')
export const title = (root: ShadowRoot) => one(root, '[part~=title]')
export const focused = (root: ShadowRoot) =>
  root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent

/** Shows a frame with screens, in a host of this height. */
export async function walk(options: object = {}, height = 500) {
  await setViewport({ width: 900, height: 700 })
  const size = height > 0 ? `block-size: ${height}px !important;` : ''
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `sphere-stage { min-block-size: 0 !important; ${size} }`
  const shown = await show('frame/Walk', { width: 400, ...options })
  await settle()
  style.remove()
  if (height > 0) shown.host.style.cssText += `; min-block-size: 0; block-size: ${height}px`
  return shown
}
