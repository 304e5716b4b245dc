// Writes the list of paths of element/README.md from the rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../../.build/generated.mjs'
import { ROWS } from './rows.ts'

const README = join(import.meta.dirname, '../../../element/README.md')
const HEAD = '| path | parameters |\n|---|---|\n'

/** The required parameters in bold, and those that a host may want to pass. */
function parametersOf({ needs = {}, hints = {} }) {
  const names = new Set([...Object.keys(needs), ...Object.keys(hints)])
  return [...names]
    .map((name) => {
      const written = name in needs ? `**\`${name}\`**` : `\`${name}\``
      const hint = hints[name]
      return hint ? `${written}${hint.startsWith('`') ? ':' : ''} ${hint}` : written
    })
    .join(', ')
}

/** Routes with the same parameters share a line; those without any, if they are neighbours. */
const lines = Object.entries(ROWS).reduce((found, [path, row]) => {
  const parameters = parametersOf(row)
  const same = parameters ? found.find((line) => line.parameters === parameters) : found.at(-1)
  if (same?.parameters === parameters) same.paths.push(path)
  else found.push({ paths: [path], parameters })
  return found
}, [])
const table = lines.map(({ paths, parameters }) => {
  const written = paths.map((path) => `\`${path}\``).join(', ')
  return parameters ? `| ${written} | ${parameters} |\n` : `| ${written} | |\n`
})

const text = readFileSync(README, 'utf8')
const start = text.indexOf(HEAD) + HEAD.length
if (start < HEAD.length) throw new Error('element/README.md has no list of paths')
writeGenerated(README, text.slice(0, start) + table.join('') + text.slice(text.indexOf('\n\n', start) + 1))
