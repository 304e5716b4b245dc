// The lines of the README's table of hosts, as code of a fresh project.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../.build/run.mjs'

const [, section] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## Hosts\n')
const rows = [...section.split('\n## ')[0].matchAll(/^\| ([^|]+) \| (.+) \|$/gm)].slice(1)

/** The code in the rows of a table: what stands between marks, of which there are two where it has one in it. */
const codeIn = (cell) => [...cell.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , code]) => code)

/** By host: the code of its row. */
export const README = Object.fromEntries(
  rows.flatMap(([, hosts, cell]) => hosts.split(', ').map((host) => [host, codeIn(cell)])),
)

/** A row's code with the sandbox's settings in place of “…”, and an event of the way to a transfer. */
export function written(host, { apiUrl }) {
  const settings = {
    '<sphere-ramp …': `<sphere-ramp application-id="application_sandbox" api-url="${apiUrl}"`,
    '<SphereRamp …': `<SphereRamp applicationId="application_sandbox" apiUrl="${apiUrl}"`,
    'payout-created': 'navigate',
    PayoutCreated: 'Navigate',
  }
  return README[host].map((code) =>
    Object.entries(settings).reduce((text, [from, to]) => text.replaceAll(from, to), code),
  )
}
