import { once } from './once.mjs'

/** Importing emotion makes a default cache that moves the host page's server-rendered style tags into its head. Ours is always given, so the default is cut. */
export const noDefaultEmotionCache = () =>
  once('noDefaultEmotionCache', 1, (code, id) =>
    /@emotion\/react\/dist\/emotion-element-.*\.js$/.test(id) && /createCache\(\{\s*key: 'css'\s*\}\)/.test(code)
      ? code.replace(/createCache\(\{\s*key: 'css'\s*\}\)/, 'null')
      : null,
  )
