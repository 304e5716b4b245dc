import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const COPIED = ['.build', 'locales', 'src', 'styles', 'package.json', 'tsconfig.json']

const ROW = `
  '/settings/fees': {
    params: { currency: 'text' },
    access: 'user',
    needs: { currency: '/settings' },
    parent: '/settings',
    areas: ['settings'],
    load: () => import('../../features/settings/FeesScreen.tsx').then((m) => m.FeesScreen),
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
import { LAZY_SCREENS } from './src/app/routes/lazy-screens.ts'
import { isRoute, paramsOf, routeOf } from './src/app/routes/route-table.ts'
import { guard } from './src/app/navigation/guard.ts'
import { screensOf } from './.build/routes.mjs'

const path = '/settings/fees'
console.log(JSON.stringify({
  isRoute: isRoute(path),
  params: paramsOf(path, path + '?currency=eur&other=1'),
  parent: routeOf(path).parent,
  areas: LAZY_SCREENS[path].areas,
  shown: guard(path + '?currency=eur', 'signedIn'),
  incomplete: guard(path, 'signedIn'),
  isBuilt: screensOf('home').some((file) => file.endsWith('/src/features/settings/FeesScreen.tsx')),
}))
`

const tree = mkdtempSync(join(tmpdir(), 'new-screen-'))
const node = (...args: string[]) => {
  const options = { cwd: tree, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, stdout, stderr }
}
const change = (file: string, edit: (code: string) => string) =>
  writeFileSync(join(tree, file), edit(readFileSync(join(tree, file), 'utf8')))

beforeAll(() => {
  for (const path of COPIED) cpSync(join(root, path), join(tree, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const config = { extends: './tsconfig.json', include: ['src/app/App.tsx', 'src/app/services.ts'] }
  writeFileSync(join(tree, 'tsconfig.src.json'), JSON.stringify(config))
  writeFileSync(join(tree, 'tables.mjs'), TABLES)

  change('src/app/routes/settings.ts', (code) => code.replace("\n  '/settings/kyc': {", ROW))
  writeFileSync(join(tree, 'src/features/settings/FeesScreen.tsx'), SCREEN)
  change('locales/en/settings.po', (code) => code + WORDS)
  node('locales/compile.mjs')
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test('a new screen is a row, a file and its words: every table has it', () => {
  expect(JSON.parse(node('tables.mjs').stdout)).toEqual({
    isRoute: true,
    params: { currency: 'eur' },
    parent: '/settings',
    areas: ['settings'],
    shown: { type: 'show', route: '/settings/fees' },
    incomplete: { type: 'redirect', path: '/settings', clear: false },
    isBuilt: true,
  })
})

test(
  'a new screen of three files passes the type check, and may be opened by its path and parameters',
  { timeout: 300_000 },
  () => {
    const { status, stdout } = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.src.json')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  },
)
