// Writes into the table “Where to put things” of src/README.md which files the test of each row changes by hand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../.build/generated.mjs'
import { filesOf } from './addition.ts'
import { ADDITIONS } from './all.ts'

const README = join(import.meta.dirname, '../../src/README.md')

const written = ADDITIONS.reduce(
  (text, addition) => {
    const row = new RegExp(`(?<=\n\\| ${addition.thing} \\|)[^|]*(?=\\|)`)
    if (!row.test(text)) throw new Error(`src/README.md has no row for ${addition.thing}`)
    const files = filesOf(addition).map((file) => `\`${file}\``)
    return text.replace(row, () => ` ${files.join(', ')} `)
  },
  readFileSync(README, 'utf8'),
)
writeGenerated(README, written)
