import type { App, OpenRoot, MountPoint } from './app.tsx'
import type { Content } from './mount.tsx'

export interface LateProps {
  /** Absent until the code of the widget is here. */
  view?: { readonly app: App; readonly mountPoint: MountPoint; readonly content: Content }
}

/** Replaces react-dom's `createRoot` in r2wc (.build/patches/late-react.mjs), and renders once React is loaded. */
export function createRoot(shadow: ShadowRoot) {
  let root: OpenRoot | null = null
  return {
    render({ view }: LateProps) {
      if (!view) return
      root ??= view.app.openRoot()
      root.render(view.mountPoint, view.content)
    },
    unmount() {
      root?.unmount()
      shadow.textContent = ''
    },
  }
}
