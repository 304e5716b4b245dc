import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' }
/** As the build says that its files are to be served. A customer who comes back has them. */
const cacheOf = (path) => (path.startsWith('/chunks/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')

/** Serves pages by their names, scripts by their paths, and the files of a build, on a free port of this machine. */
export async function serve({ dist, pages, scripts }) {
  function answer({ url }, response) {
    const path = normalize(decodeURIComponent(new URL(url, 'http://bench').pathname))
    const page = pages[path.slice(1)]
    try {
      const body = page
        ? `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">${page()}`
        : (scripts[path] ?? readFileSync(join(dist, path)))
      const type = page ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream')
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'gzip',
        'cache-control': page ? 'no-store' : cacheOf(path),
      })
      response.end(gzipSync(body))
    } catch {
      response.writeHead(404).end()
    }
  }
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
