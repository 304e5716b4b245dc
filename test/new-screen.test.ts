import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from './support/product-copy.ts'

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

const SCREEN = `
import { useRouter } from '../../router/RouterProvider.tsx'
import { useText } from '../../ui/text.tsx'

export function FeesScreen({ currency }: { readonly currency?: string }) {
  const t = useText()
  const router = useRouter()
  return <button onClick={() => router.push('/settings/fees', { currency: 'eur' })}>{t('settings.fees')} {currency}</button>
}
`

const WORDS = `
msgid "settings.fees"
msgstr "Fees"
`

/** Prints what the tables say of the screen that was added. */
const TABLES = `
import { readFileSync } from 'node:fs'
import { LAZY_SCREENS } from './src/app/routes/lazy-screens.ts'
import { isRoute, paramsOf, routeOf } from './src/app/routes/route-table.ts'
import { guard } from './src/app/navigation/guard.ts'
import { screensOf } from './.build/routes/routes.mjs'

const path = '/settings/fees'
const paths = readFileSync('./element/README.md', 'utf8')
console.log(JSON.stringify({
  isRoute: isRoute(path),
  params: paramsOf(path, path + '?currency=eur&other=1'),
  parent: routeOf(path).parent,
  areas: LAZY_SCREENS[path].areas,
  shown: guard(path + '?currency=eur', 'signedIn'),
  incomplete: guard(path, 'signedIn'),
  listed: paths.split('\\n').find((line) => line.includes(path)),
  isBuilt: screensOf('home').some((file) => file.endsWith('/src/features/settings/FeesScreen.tsx')),
}))
`

const copy = copyProduct('new-screen')
beforeAll(() => {
  copy.change('src/app/routes/settings.ts', "\n  '/settings/kyc': {", ROW)
  copy.write('src/features/settings/FeesScreen.tsx', SCREEN)
  copy.append('locales/en/settings.po', WORDS)
  copy.node('locales/compile.mjs')
  copy.node('src/app/routes/generate.mjs')
})
afterAll(copy.remove)

test('a new screen is a row, a file and its words, and every table has it', () => {
  expect(copy.evaluate(TABLES)).toEqual({
    isRoute: true,
    params: { currency: 'eur' },
    parent: '/settings',
    areas: ['settings'],
    shown: { type: 'show', route: '/settings/fees' },
    incomplete: { type: 'redirect', path: '/settings', clear: false },
    listed: '| `/settings/fees` | **`currency`** of the fees |',
    isBuilt: true,
  })
  expect(copy.written.size).toBe(3)
})

test(
  'a new screen of three files passes the type check, and may be opened by its path and parameters',
  { timeout: 300_000 },
  () => {
    expect(copy.checkTypes()).toEqual({ status: 0, stdout: '' })
  },
)
