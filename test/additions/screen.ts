import { END, type Addition } from './addition.ts'

const ROW = `
  '/settings/fees': {
    params: { currency: 'text' },
    access: 'user',
    needs: { currency: '/settings' },
    parent: '/settings',
    areas: ['settings'],
    load: () => import('../../features/settings/FeesScreen.tsx').then((m) => m.FeesScreen),
    hints: { currency: 'of the fees' },
    next: ['/settings'],
    stage: 'home',
  },
  '/settings/kyc': {`

const SCREEN = `import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'

export function FeesScreen({ currency }: { readonly currency?: string }) {
  const t = useText()
  const router = useRouter()
  return (
    <button onClick={() => router.push('/settings/fees', { currency: 'eur' })}>
      {t('settings.fees')} {currency}
    </button>
  )
}
`

const WORDS = `
msgid "settings.fees"
msgstr "Fees"
`

/** With a parameter of its own, which a link may pass. */
export const screen: Addition = {
  thing: 'a screen',
  mark: /settings[./]fees|FeesScreen/,
  product: [
    ['src/app/routes/settings.ts', "\n  '/settings/kyc': {", ROW],
    ['src/features/settings/FeesScreen.tsx', END, SCREEN],
    ['locales/en/settings.po', END, WORDS],
  ],
  elsewhere: [
    ['CHANGELOG.md', '\n**Added**\n\n', '\n**Added**\n\n- The path `/settings/fees`, with the fees of a currency.\n'],
  ],
  missing: ['CHANGELOG.md has no entry of the path /settings/fees'],
  read: `
    const { readFileSync } = await import('node:fs')
    const { LAZY_SCREENS } = await import('./src/app/routes/lazy-screens.ts')
    const { isRoute, paramsOf, routeOf } = await import('./src/app/routes/route-table.ts')
    const { guard } = await import('./src/app/navigation/guard.ts')
    const { screensOf } = await import('./.build/routes/routes.mjs')
    const path = '/settings/fees'
    const paths = readFileSync('./element/README.md', 'utf8')
    return {
      isRoute: isRoute(path),
      params: paramsOf(path, path + '?currency=eur&other=1'),
      parent: routeOf(path).parent,
      areas: LAZY_SCREENS[path].areas,
      shown: guard(path + '?currency=eur', 'signedIn'),
      incomplete: guard(path, 'signedIn'),
      listed: paths.split('\\n').find((line) => line.includes(path)),
      isBuilt: screensOf('home').some((file) => file.endsWith('/src/features/settings/FeesScreen.tsx')),
    }`,
  reads: {
    isRoute: true,
    params: { currency: 'eur' },
    parent: '/settings',
    areas: ['settings'],
    shown: { type: 'show', route: '/settings/fees' },
    incomplete: { type: 'redirect', path: '/settings', clear: false },
    listed: '| `/settings/fees` | **`currency`** of the fees |',
    isBuilt: true,
  },
  written: {
    'src/app/routes/': 'src/app/routes/<area>.ts',
    'src/features/': 'src/features/…',
    'locales/en/': 'locales/en/<area>.po',
  },
}
