import { useMemo } from 'react'
import { useUiRoot } from '../../root.ts'

/** The environment of downshift, which would otherwise use the page's window for listeners and its document for ids and focus. */
export function useEnvironment() {
  const root = useUiRoot()
  return useMemo(() => {
    if (!root) return {}
    const environment = {
      addEventListener: root.addEventListener.bind(root),
      removeEventListener: root.removeEventListener.bind(root),
      document: root as unknown as Document,
      Node: window.Node,
    }
    return { environment }
  }, [root])
}
