import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** How a host serves what is built, so that an upgrade breaks no open page (element/README.md). */
export const LAYOUT = `Serve dist/ as /sphere-ramp/${version}/, and keep the folders of earlier versions:
  chunks/*                                  Cache-Control: public, max-age=31536000, immutable
  sphere-ramp.js, embed.js, incumbent.js    Cache-Control: public, max-age=3600`
