import { dirname, join, relative } from 'node:path/posix'

const HOLDS_SCREENS = /\/app\/(routes\/lazy-screens|navigation\/preload)\.ts$/

/** A chunk and everything that it imports statically, however deep. */
export function withImports(file, chunks, found = new Set()) {
  if (found.has(file) || !chunks[file]) return found
  found.add(file)
  for (const imported of chunks[file].imports) withImports(imported, chunks, found)
  return found
}

/**
 * A browser learns what a chunk imports only when it has the chunk. Where screens are loaded, their chunks are asked for together, so
 * that a screen costs one round trip.
 */
export const screensInOneRoundTrip = () => ({
  name: 'screens-in-one-round-trip',
  renderChunk(code, chunk, options, { chunks }) {
    if (!Object.keys(chunk.modules).some((id) => HOLDS_SCREENS.test(id))) return null
    const entries = Object.values(chunks).filter(({ isEntry }) => isEntry)
    const present = new Set([...entries, chunk].flatMap(({ fileName }) => [...withImports(fileName, chunks)]))
    const folder = dirname(chunk.fileName)
    // Each file is named once, however many screens need it.
    const files = []
    const indexOfFile = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
    const output = code.replace(/import\((["'`])(\.[^"'`]+)\1\)/g, (alone, _, path) => {
      const file = join(folder, path)
      const needed = [...withImports(file, chunks)].filter((one) => one !== file && !present.has(one))
      return needed.length === 0 ? alone : `$together(${[file, ...needed].map(indexOfFile).join()})`
    })
    const loads = files.map((file) => `()=>import("./${relative(folder, file)}")`)
    const together = `const $files=[${loads}],$together=(...at)=>Promise.all(at.map((one)=>$files[one]())).then((all)=>all[0]);`
    return { code: files.length === 0 ? output : together + output, map: null }
  },
})
