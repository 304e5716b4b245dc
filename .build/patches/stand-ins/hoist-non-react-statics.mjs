import { standIn } from '../stand-in.mjs'

/** Only emotion's `withTheme` uses it, which is never called. */
export const hoistStatics = standIn('hoist-non-react-statics', 'export default (target) => target')
