import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { keepColumns } from '../.build/routes/route-columns.mjs'

const ROWS = `
import { icon } from './icons.ts'
import { Header } from './header.ts'
export const AREA = {
  '/a': { params: { id: 'text' }, access: 'user', load: ()=>import('./A.tsx').then((m)=>m.A), menu: { icon, key: 'a' } },
  '/b': { params: {}, async load() { return import('./B.tsx') }, firstCalls: [()=>Header.load()] }
}
`
const kept = (columns: readonly string[], code = ROWS) => keepColumns(code, columns, parseAst)
const compact = (code: string) => code.replaceAll(/\s/g, '')

test('a table of the routes is built of its own columns, and of the imports that these use', () => {
  expect(compact(kept(['params', 'access']))).toBe(
    compact(`export const AREA = { '/a': { params: { id: 'text' }, access: 'user', }, '/b': { params: {}, } }`),
  )
  expect(kept(['menu'])).toContain("import { icon } from './icons.ts'")
  expect(kept(['menu'])).not.toMatch(/Header|A\.tsx|params/)
  expect(kept(['load'])).toMatch(/A\.tsx.*\n.*async load\(\) \{ return import\('\.\/B\.tsx'\) \}/)
  expect(kept(['load'])).not.toMatch(/Header|icon/)
  expect(compact(kept(['firstCalls']))).not.toContain("'/a'")
})

test('a column that nothing reads fails the build by its name', () => {
  expect(() => kept(['params'], ROWS.replace('access:', 'acess:'))).toThrow('“acess”')
})
