// Stores the public interface of the version in package.json, with which test/changes.test.ts compares the sources from then on.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicInterface } from './public-interface.mjs'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const path = join(import.meta.dirname, `${version}.json`)
writeFileSync(path, `${JSON.stringify(publicInterface(root), null, 2)}\n`)
console.log(path)
