import { standIn } from '../stand-in.mjs'

/** A failed query is shown where it is read, and never thrown while React draws. */
export const queryErrorBoundaries = standIn(
  './errorBoundaryUtils.js',
  `const none = () => {}
const ensurePreventErrorBoundaryRetry = ({ throwOnError }) => { if (throwOnError) throw Error('.build/patches leaves this out') }
export { ensurePreventErrorBoundaryRetry, none as getHasError, none as useClearResetErrorBoundary, none as QueryErrorResetBoundary, none as useQueryErrorResetBoundary }`,
  ['./errorBoundaryUtils.js', './QueryErrorResetBoundary.js'],
)
