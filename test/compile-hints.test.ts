import { expect, test } from 'vitest'
import { compileHints } from '../.build/compile-hints.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'

const chunk = (...ids: readonly string[]) => ({
  type: 'chunk',
  code: 'export {}',
  map: { mappings: 'AAAA' },
  modules: Object.fromEntries(ids.map((id) => [id, {}])),
})

test.each([
  ['a screen', ['/ramp/src/features/accounts/AccountsScreen.tsx', '/ramp/node_modules/react-hook-form/dist/index.mjs']],
  ['the widget', ['/ramp/element/app/app.tsx', '/ramp/node_modules/react-dom/client.js']],
])('%s is compiled while it downloads, and its source map stays right', (_, ids) => {
  const file = chunk(...ids)
  compileHints().generateBundle({}, { file })
  expect([file.code, file.map.mappings]).toEqual([`${HINT}export {}`, ';AAAA'])
})

test.each([
  ['a wallet’s SDK', ['/ramp/node_modules/@solana/web3.js/src/index.ts', '/ramp/src/chains/solana/node.ts']],
  ['a catalogue', ['/ramp/locales/en/payouts.ts']],
])('%s is compiled as it is called', (_, ids) => {
  const file = chunk(...ids)
  compileHints().generateBundle({}, { file })
  expect([file.code, file.map.mappings]).toEqual(['export {}', 'AAAA'])
})
