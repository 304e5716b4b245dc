import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPTIONAL_PACKAGES, notInstalled } from './optional-package.ts'

const demo = join(import.meta.dirname, '..')
const { peerDependencies } = JSON.parse(readFileSync(join(demo, 'package/package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>
}

test('a network that lacks its package names the install of the version that was tested, as the README does [C18]', () => {
  const named = Object.entries(peerDependencies).map(([name, version]) => [name, `${name}@${version}`])
  expect(OPTIONAL_PACKAGES).toEqual(Object.fromEntries(named))
  const readme = readFileSync(join(demo, 'package/README.md'), 'utf8')
  for (const install of Object.values(OPTIONAL_PACKAGES)) expect(readme).toContain(`npm install ${install}`)
  expect(notInstalled('tronweb')).toBe(
    'tronweb is not installed. Run npm install tronweb@6.5.1 and start the sandbox again',
  )
})
