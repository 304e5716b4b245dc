import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesIn } from './names-in.ts'

const here = import.meta.dirname
const root = join(here, '..')

const idsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id!)

test('the code names every message of the catalogues', () => {
  const lingui = join(root, 'node_modules/.bin/lingui')
  const config = join(here, 'extract.config.ts')
  execFileSync(process.execPath, [lingui, 'extract', '--config', config, '--clean', '--overwrite', '--workers', '1'], {
    cwd: root,
    stdio: 'pipe',
  })
  const named = new Set(idsOf(join(root, '.cache/messages/en.po')))
  const catalogues = readdirSync(join(here, 'en')).filter((name) => name.endsWith('.po'))
  const messages = catalogues.flatMap((name) => idsOf(join(here, 'en', name)))
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.filter((id) => !named.has(id))).toEqual([])
})

test.each([
  ["t('ui.back')", 'ui.back', 'ui.backs'],
  ['t(`payouts.rail.${rail}`)', 'payouts.rail.ACH', 'payouts.rail.'],
  ['type Id = `access.${Cause}`', 'access.region', 'access'],
  [
    "t(error === 'validation.required' ? `${error}.${name}` : error)",
    'validation.required.iban',
    'validation.email.iban',
  ],
  ['t(`payouts.end.${name}.${flow}`)', 'payouts.end.failed.onRamp', 'payouts.end.failed'],
])('%s names %s, and not %s', async (code, named, other) => {
  const isNamed = await namesIn('a.ts', code)
  expect([isNamed(named), isNamed(other)]).toEqual([true, false])
})

test('a comment names no message', async () => {
  expect((await namesIn('a.ts', "// 'ui.back'\nexport {}"))('ui.back')).toBe(false)
})
