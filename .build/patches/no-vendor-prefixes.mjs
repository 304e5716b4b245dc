import { once } from './once.mjs'

/** The styles write a vendor prefix where a supported browser needs one (styles/prefixes.test.ts), so emotion adds none. */
export const noVendorPrefixes = () =>
  once('noVendorPrefixes', 1, (code, id) =>
    id.endsWith('/emotion-cache.browser.esm.js') && code.includes('= [prefixer]')
      ? code.replace('= [prefixer]', '= []')
      : null,
  )
