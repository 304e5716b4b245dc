/** Puts a line before the code of a chunk, and moves its source map, which is a file of its own by then, down by that line. */
export function putFirst(line, chunk, bundle) {
  chunk.code = `${line}\n${chunk.code}`
  const file = bundle[chunk.sourcemapFileName]
  const map = JSON.parse(file.source)
  file.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
