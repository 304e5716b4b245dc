// Writes the list of languages into element/README.md, from the folders of the catalogues.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../../.build/generated.mjs'
import { languagesIn } from '../../../locales/languages.ts'

const root = join(import.meta.dirname, '../../..')
const README = join(root, 'element/README.md')
const LIST = /(?<=\| `language` \| BCP 47 tag \| Words in ).*?(?=[;:] )/

const tags = languagesIn(join(root, 'locales')).filter((tag) => tag !== 'en-XA')
const before = readFileSync(README, 'utf8')
if (!LIST.test(before)) throw new Error('element/README.md has no place for the languages')
writeGenerated(
  README,
  before.replace(LIST, () => tags.map((tag) => `\`${tag}\``).join(', ')),
)
