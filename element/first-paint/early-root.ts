import { adoptTemporarily } from '../sheets.ts'
import { draw, type Values } from './snapshot.ts'
import type { Scene } from './scenes.ts'

export function createEarlyRoot(shadow: ShadowRoot) {
  let root: HTMLElement | null = null
  let dropStyles = () => {}

  function drop() {
    root?.remove()
    dropStyles()
    dropStyles = () => {}
  }

  return {
    get node() {
      return root
    },
    replace({ snapshot, css }: Scene, values: Values): HTMLElement {
      drop()
      if (css) dropStyles = adoptTemporarily(shadow, css)
      const [node] = draw(snapshot, values) as [HTMLElement]
      node.setAttribute('data-early', css ? 'restored' : '')
      shadow.prepend(node)
      root = node
      return node
    },
    /** React's root is in the shadow root: the same one if React hydrated the markup, else a second one. */
    settle() {
      if (shadow.querySelectorAll('.sr-root').length > 1) drop()
    },
    release() {
      root?.removeAttribute('data-early')
      dropStyles()
      root = null
    },
  }
}
