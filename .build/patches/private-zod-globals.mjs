import { once } from './once.mjs'

/** zod keeps its settings on globalThis, shared with a zod of the host page, and probes `new Function`, which strict pages report. */
export const privateZodGlobals = () =>
  once('privateZodGlobals', 2, (code, id) =>
    /zod\/v4\/core\/(core|registries)\.js$/.test(id) && code.includes('globalThis')
      ? `const ownGlobal = { __zod_globalConfig: { jitless: true } };\n${code.replaceAll('globalThis', 'ownGlobal')}`
      : null,
  )
