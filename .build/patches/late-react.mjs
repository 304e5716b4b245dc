const LATE_ROOT = new URL('../../element/app/late-root.ts', import.meta.url).pathname
const R2WC = /\/@r2wc\/react-to-web-component\//

/** r2wc mounts an element's component with React. The element is on the page before React, so its mount is one that waits for it. */
export const lateReact = () => ({
  name: 'lateReact',
  resolveId: (id, importer) => (R2WC.test(importer ?? '') && /^react(-dom\/client)?$/.test(id) ? `\0late:${id}` : null),
  load(id) {
    if (id === '\0late:react') return 'export default { createElement: (component, props) => props }'
    return id === '\0late:react-dom/client' ? `export { createRoot } from ${JSON.stringify(LATE_ROOT)}` : null
  },
})
