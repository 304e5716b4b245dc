// Writes the colours of each preset to a file of its own, which is a chunk of the build. Run it after a change here.
import { join } from 'node:path'
import { writeGenerated } from '../../.build/generated.mjs'
import { THEME_COLORS } from '../theme.ts'
import { colorsOf } from './colors.ts'

/** Equal in all presets (styles/tokens.ts), or only a background that others are solved against. */
const UNREAD = /^(?:white|primary-(?:icon|solid)|info-subtle-hover|success-(?!icon).+)$/

const hex = (color) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
const short = (color) => hex(color).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
const key = (name) => (name.includes('-') ? `'${name}'` : name)

const mode = (name, colors) => [
  `  ${name}: {`,
  ...[...colors]
    .filter(([role]) => !UNREAD.test(role))
    .map(([role, color]) => `    ${key(role)}: '${role === 'shade' ? color.join(' ') : short(color)}',`),
  '  },',
]

for (const name of THEME_COLORS) {
  const text = [
    '// Made by generate.mjs. Do not edit.',
    `import type { Preset } from '../palette.ts'`,
    '',
    `export const ${name === 'default' ? 'defaultPreset' : name}: Preset = {`,
    ...mode('light', colorsOf(name, 'light')),
    ...mode('dark', colorsOf(name, 'dark')),
    '}',
    '',
  ]
  writeGenerated(join(import.meta.dirname, `${name}.generated.ts`), text.join('\n'))
}
