import { standIn } from '../stand-in.mjs'

/** Only emotion's `withTheme` uses it, which nobody calls. */
export const hoistStatics = standIn('hoist-non-react-statics', 'export default (target) => target')
