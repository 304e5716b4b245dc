import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'

const code = readFileSync(join(import.meta.dirname, '../../.cache/sandbox-package/sandbox.js'), 'utf8')

// What a bundler puts at the top is read before the version is looked at, and an older Node may not even parse it.
test('the built command asks for its version before anything of it is loaded, in syntax that Node 18 reads', () => {
  const imported = parseAst(code).body.flatMap((one) =>
    'source' in one && one.source ? [String(one.source.value)] : [],
  )
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([])
  const [before, after] = code.split('process.exit(1)') as [string, string]
  expect(before).toContain('too old for the sandbox')
  expect(before).not.toContain('import(')
  expect(after.match(/await import\(/g)).toHaveLength(2)
  // Newer than 18: a flag of patterns, disposal, attributes of imports.
  expect(code).not.toMatch(/\/[a-z]*v[a-z]*\.(?:test|exec)|\busing |\bwith \{/)
})
