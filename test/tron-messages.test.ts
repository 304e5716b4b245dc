import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { privateTronGlobals } from '../.build/patches/private-tron-globals.mjs'

const MESSAGES = '../node_modules/tronweb/lib/esm/protocol/core/contract/smart_contract_pb.cjs'
const MODULES = [/google-protobuf\.js$/, /any_pb\.js$/, /Tron_pb\.cjs$/, /smart_contract_pb\.cjs$/]

type Loaded = Readonly<Record<string, never>>

/** A host page in which no code may come from a text, and the messages in it, as the build changes them. */
function pageWithMessages() {
  const page = createContext({}, { codeGeneration: { strings: false, wasm: false } })
  const namesOfPage = () => runInContext('Object.getOwnPropertyNames(globalThis)', page) as readonly string[]
  const before = namesOfPage()
  const { transform } = privateTronGlobals()
  const loaded = new Map<string, Loaded>()
  function load(file: string): Loaded {
    if (!loaded.has(file)) {
      const exports = {}
      loaded.set(file, exports)
      const { code } = transform(readFileSync(file, 'utf8'), file)!
      const { resolve } = createRequire(file)
      const run = runInContext(`(function (require, exports) { ${code}\n})`, page)
      // Where a module says `this`, a bundle has the window.
      run.call(runInContext('globalThis', page), (name: string) => load(resolve(name)), exports)
    }
    return loaded.get(file)!
  }
  load(createRequire(import.meta.url).resolve(MESSAGES))
  return { files: [...loaded.keys()], added: namesOfPage().filter((name) => !before.includes(name)) }
}

test('the messages of tronweb add no name to a page whose policy allows no code from texts [SHELL-12, SAFE-X1, SAFE-X5]', () => {
  const { files, added } = pageWithMessages()
  expect(MODULES.map((name) => files.some((file) => name.test(file)))).toEqual([true, true, true, true])
  expect([files.length, added]).toEqual([4, []])
})
