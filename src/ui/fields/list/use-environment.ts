import { useMemo } from 'react'
import { useUiRoot } from '../../root.tsx'

/** What downshift takes for the window: it would listen on the page's otherwise, and look for ids and focus in the page's document. */
export function useEnvironment() {
  const { root } = useUiRoot()
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
