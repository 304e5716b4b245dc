// Packs the source maps, which have all sources in them, into an archive of their own next to that of the package.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { must, root } from '../run.mjs'

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const maps = readdirSync(join(root, 'dist'), { recursive: true }).filter((path) => path.endsWith('.map'))

await must('tar', ['-czf', `${name}-${version}-source-maps.tgz`, '-C', 'dist', ...maps])
