import { expect, test } from 'vitest'
import { compileHints } from '../.build/compile-hints.mjs'

const CODE = 'export {}\n'.repeat(400)

/** The code of a chunk of these modules, and the mappings of its source map. */
function built(ids: readonly string[], code = CODE) {
  const file = {
    type: 'chunk' as const,
    sourcemapFileName: 'file.js.map',
    code,
    modules: Object.fromEntries(ids.map((id) => [id, {}])),
  }
  const map = { type: 'asset' as const, source: JSON.stringify({ mappings: 'AAAA' }) }
  compileHints().generateBundle({}, { 'file.js': file, 'file.js.map': map })
  return [file.code, (JSON.parse(map.source) as { mappings: string }).mappings]
}

test.each([
  ['a screen', ['/ramp/src/features/accounts/AccountsScreen.tsx', '/ramp/node_modules/react-hook-form/dist/index.mjs']],
  ['the widget', ['/ramp/element/app/app.tsx', '/ramp/node_modules/react-dom/client.js']],
])('%s is compiled while it downloads, and its source map stays right', (_, ids) => {
  expect(built(ids)).toEqual([`//# allFunctionsCalledOnLoad\n${CODE}`, ';AAAA'])
})

test.each([
  ['a wallet’s SDK', ['/ramp/node_modules/@solana/web3.js/src/index.ts', '/ramp/src/chains/solana/node.ts']],
  ['a catalogue', ['/ramp/locales/en/payouts.ts']],
])('%s is compiled as it is called', (_, ids) => {
  expect(built(ids)).toEqual([CODE, 'AAAA'])
})

test('a file of a few lines is compiled as it is called', () => {
  expect(built(['/ramp/src/features/sign-in/HowItWorks.tsx'], 'export {}')).toEqual(['export {}', 'AAAA'])
})
