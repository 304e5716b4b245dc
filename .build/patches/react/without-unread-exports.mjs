/** What React exports and this product does not read. Bundlers do not tree-shake CommonJS exports. */
const UNREAD = {
  react:
    'Activity Children PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cacheSignal createRef isValidElement unstable_useCacheRefresh useActionState useOptimistic useTransition',
  'react-dom':
    'preconnect prefetchDNS preinit preinitModule preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus',
}
const PRODUCTION = /\/node_modules\/(react|react-dom)\/cjs\/\1\.production\.js$/

/** Fails the build when new code reads one of them, because a property's name stays in the built code as it is. */
export const withoutUnreadExports = () => ({
  name: 'withoutUnreadExports',
  transform(code, id) {
    const [, name] = PRODUCTION.exec(id) ?? []
    if (!name) return null
    const unread = new Set(UNREAD[name].split(' '))
    const statements = code.split(/^(?=exports\.)/m)
    const kept = statements.filter((statement) => !unread.has(/^exports\.(\w+) =/.exec(statement)?.[1]))
    if (statements.length - kept.length !== unread.size) this.error(`${id} no longer exports all of UNREAD`)
    return { code: kept.join(''), map: null }
  },
  generateBundle(_, bundle) {
    const code = Object.values(bundle)
      .map((file) => file.code ?? '')
      .join('\n')
    const read = Object.values(UNREAD)
      .flatMap((names) => names.split(' '))
      .filter((name) => new RegExp(`\\.${name}\\b`).test(code))
    if (read.length > 0) this.error(`React's ${read.join(', ')} is read: take it out of UNREAD`)
  },
})
