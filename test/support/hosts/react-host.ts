// React as a merchant's own application has it: the package's component imports it from here, by the import map of the test page.
export {
  Activity,
  createElement,
  forwardRef,
  StrictMode,
  Suspense,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
export { createRoot, hydrateRoot } from 'react-dom/client'
export { renderToString } from 'react-dom/server.browser'
