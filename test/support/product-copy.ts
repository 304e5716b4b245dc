import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { END, type Change } from '../additions/addition.ts'

const root = resolve(import.meta.dirname, '../..')
const COPIED = [
  '.build',
  'demo',
  'element',
  'locales',
  'src',
  'styles',
  'test/browser/bank-accounts/account-types.ts',
  'test/contract/rows',
  'test/interface',
  'test/support/own-codes.ts',
  'test/requirements.md',
  'CHANGELOG.md',
  'README.md',
  'package.json',
  'tsconfig.json',
]

const PRODUCT_AND_TABLES: readonly string[] = [
  'src/app/App.tsx',
  'src/app/services.ts',
  'src/**/*.d.ts',
  'demo/sandbox/tables/*.ts',
]

/** What has not changed since is not checked again. */
const INCREMENTAL = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', 'tsc.info']

/** What the compiled lists say of other languages. A new text would be missing from these. */
const LISTS_OF_LANGUAGES = [
  ['locales/catalogues.generated.ts', /^ {2}"(?!en(?:-XA)?")[\w-]+": .*\n/gm],
  ['locales/locales.generated.ts', /(?:, (?!"en)"[\w-]+"|(?!"en)"[\w-]+", )(?=.*\] as const$)/gm],
] as const

/** A folder of `locales/` that is a language's, or the file of one, but for English and the language that is made from it. */
const OF_OTHER_LANGUAGE = /\/locales\/(?!en(?:-XA)?(?:\/|$))[a-z]{2,3}(?:-[A-Za-z]+)*(?:\/|$)/

/** A copy of the product in English alone, in a folder of its own, for a test that adds something to it. */
export function copyProduct(name: string) {
  const tree = mkdtempSync(join(tmpdir(), `${name}-`))
  const filter = (from: string) => !OF_OTHER_LANGUAGE.test(from)
  for (const path of COPIED) cpSync(join(root, path), join(tree, path), { recursive: true, filter })
  for (const [file, others] of LISTS_OF_LANGUAGES) {
    const listed = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(tree, file), listed.replaceAll(others, ''))
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  // With the sandbox's empty database, which takes seconds to make.
  mkdirSync(join(root, '.cache/sandbox'), { recursive: true })
  mkdirSync(join(tree, '.cache'))
  symlinkSync(join(root, '.cache/sandbox'), join(tree, '.cache/sandbox'))

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  const node = (...args: string[]) => {
    const options = { cwd: tree, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, stdout, stderr }
  }
  const read = (file: string) => readFileSync(join(tree, file), 'utf8')
  return {
    tree,
    write,
    read,
    /** Puts the replacement in place of what is found, as it stands there. */
    change: ([file, find, replacement]: Change) => {
      const before = find === END && !existsSync(join(tree, file)) ? '' : read(file)
      if (!before.includes(find)) throw new Error(`${file} has no ${find}`)
      write(file, find === END ? before + replacement : before.replace(find, () => replacement))
    },
    node,
    /** What a script prints, as JSON, that imports the copy's modules. */
    evaluate: (script: string) => {
      writeFileSync(join(tree, 'evaluated.mjs'), script)
      // The database engine runs for a moment, in which optimized code does not pay.
      const { stdout, stderr } = node('--liftoff-only', 'evaluated.mjs')
      if (stderr) throw new Error(stderr)
      return JSON.parse(stdout) as unknown
    },
    /** Of these files and of what they import. */
    checkTypes: (files: readonly string[], product = PRODUCT_AND_TABLES) => {
      const include = [...product, ...files]
      writeFileSync(join(tree, 'tsconfig.src.json'), JSON.stringify({ extends: './tsconfig.json', include }))
      const { status, stdout } = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.src.json', ...INCREMENTAL)
      return { status, stdout }
    },
    remove: () => rmSync(tree, { recursive: true, force: true }),
  }
}
