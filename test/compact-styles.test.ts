import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { compactStyles } from '../.build/plugins.mjs'

const compacted = (code: string) =>
  compactStyles().transform.call({ parse: (text) => parseAst(text) }, code, '/x/src/a.ts')?.code ?? code

test('styles travel on one line, with what is computed in them', () => {
  expect(compacted('const a = css`\n  color: red;\n  ${b};\n  &:hover {\n    top: 0;\n  }\n`')).toBe(
    'const a = css`color:red;${b};&:hover{top:0}`',
  )
})

test('a comment in a style stays behind, and one outside of it is kept', () => {
  expect(compacted('const a = css`\n  color: red;\n  /* Why: it\n  is so. */\n  top: 0;\n`')).toBe(
    'const a = css`color:red;top:0;`',
  )
  const code = 'const path = `a/*/b`\nconst text = `/* one */`'
  expect(compacted(code)).toBe(code)
})

test('a backtick of a regular expression or a comment takes no code with it', () => {
  const code = [
    'const local = /^[a-z_`{|}~-]+$/',
    'export const kept = 1; // a lone `',
    'const text = `one\n  two;`',
    'export const last = { a: 1 }',
  ].join('\n')
  expect(compacted(code)).toBe(code.replace('`one\n  two;`', '`one two;`'))
})
