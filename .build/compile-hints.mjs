import { putFirst } from './first-line.mjs'

/** V8 compiles every function of a file that begins with it while the file downloads, on a thread of its own (Chrome 136). */
const HINT = '//# allFunctionsCalledOnLoad'

/** Not the SDKs of wallets, most of which is never called, nor catalogues, which have no functions. */
const CALLED = /^(?!.*\/node_modules\/).*\/(?:src\/(?!chains\/)|element\/)/

/** A smaller file is compiled in no time, and the line is as long as a function. */
const LEAST_CHARACTERS = 4000

/**
 * Screens are downloaded before the customer opens them. What they call is compiled by then, and not while they are first rendered, which
 * took a fifth of the step from the e-mail to the code. It costs a tenth of the memory that scripts take.
 */
export const compileHints = () => ({
  name: 'compile-hints',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.code.length < LEAST_CHARACTERS) continue
      if (Object.keys(chunk.modules).some((id) => CALLED.test(id))) putFirst(HINT, chunk, bundle)
    }
  },
})
