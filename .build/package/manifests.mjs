import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeAgentFiles } from './agents.mjs'
import { writeEditorData } from './editor-data.mjs'
import { root } from '../run.mjs'

const filesIn = (dir) =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** The chunks that an entry imports statically, however deep: what the first screen waits for. */
function staticImports(entry, dir) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const code = readFileSync(join(dir, file), 'utf8')
    for (const [, spec] of code.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      visit(relative(dir, join(dir, file, '..', spec)))
  }
  visit(entry)
  return [...seen]
}

/** The chunk of the widget, which the element asks for as soon as it is on a page. */
const appOf = (dir) => `chunks/${readdirSync(join(dir, 'chunks')).find((file) => /^app-[^.]+\.js$/.test(file))}`

/**
 * Gives the classic scripts the list of the chunks that the first screen needs, so that loading costs no round trip. They are built
 * after the widget.
 */
export const firstChunks = (dir) => ({
  name: 'first-chunks',
  renderChunk: (code) => ({
    code: code.replace('__CHUNKS__', JSON.stringify(staticImports(appOf(dir), dir))),
    map: null,
  }),
})

const CLASSIC = ['embed.js', 'incumbent.js']
const CDN = 'https://your.cdn/sphere-ramp/'

/** The tags that load the module so that the browser refuses a changed file: a hash on the entry alone does not cover its chunks. */
function integrityTags(hashes) {
  const app = Object.keys(hashes).find((file) => /^chunks\/app-[^.]+\.js$/.test(file))
  const modules = Object.entries(hashes).filter(([file]) => file.endsWith('.js') && !CLASSIC.includes(file))
  const integrity = Object.fromEntries(modules.map(([file, hash]) => [CDN + file, hash]))
  return `<!-- Replace ${CDN} by the folder that you serve. The import map stands before every module of the page. -->
<script type="importmap">
${JSON.stringify({ integrity }, null, 1)}
</script>
<link rel="modulepreload" href="${CDN}${app}" integrity="${hashes[app]}" crossorigin>
<script type="module" src="${CDN}sphere-ramp.js" integrity="${hashes['sphere-ramp.js']}" crossorigin></script>
`
}

function writeIntegrity(dist) {
  const entries = filesIn(dist)
    .filter((path) => /\.(js|json|txt)$/.test(path) && !path.endsWith('integrity.json'))
    .map((path) => [relative(dist, path), `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`])
  const hashes = Object.fromEntries(entries.toSorted())
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`)
  writeFileSync(join(dist, 'integrity.html'), integrityTags(hashes))
}

/** Writes what describes the built files: the elements for tools and editors, and the hash of every file. */
export function writeManifests(dir) {
  execFileSync(
    join(root, 'node_modules/.bin/cem'),
    ['analyze', '--config', '.build/package/manifest.config.mjs', '--outdir', relative(root, dir)],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
  writeEditorData(dir)
  writeAgentFiles(dir)
  writeIntegrity(dir)
}
