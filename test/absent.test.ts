import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(join(root, path)).isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(name) && !/\.(test|fixture|generated)\.tsx?$/.test(name) ? [path] : []
  })
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const linesWith = (folders: readonly string[], pattern: RegExp) =>
  folders.flatMap(sourcesIn).flatMap((path) =>
    withoutComments(readFileSync(join(root, path), 'utf8'))
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

test('the rules, the wire and the stores know no role: what gates are the type, the levels and the application [PERM-01]', () => {
  const role = /\b(?:role|roles|isAdmin|admin|permissions|grants)\b/i
  expect(linesWith(['src/domain', 'src/api', 'src/stores', 'src/queries'], role)).toEqual([])
})

test('only texts are given to JSON.stringify, which asks lists and objects for a `toJSON` of the page [SAFE-B13]', () => {
  expect(linesWith(['src', 'element'], /JSON\.stringify\((?!text|code|name)/)).toEqual([
    "src/lib/json.ts: if (typeof value !== 'object' || value === null) return JSON.stringify(value)",
  ])
})

test('nothing of ours posts to a window: what posts without an origin is the channel between tabs [SAFE-M5]', () => {
  const posts = linesWith(['src', 'element', 'styles'], /postMessage/)
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatch(/^element\/browser-world\.ts: .*channel\.postMessage\(message\)/)
})

test('the page’s address and its history are the host’s: only a customer’s press reloads the page [SAFE-X5]', () => {
  const writes = /\b(?:pushState|replaceState)\b|\blocation\.(?:assign|replace|reload)\b|\blocation(?:\.\w+)?\s*=[^=]/
  expect(linesWith(['src', 'element', 'styles'], writes)).toEqual([
    'src/components/ReloadButton.tsx: <Button size="sm" variant="secondary" onClick={() => world.window.location.reload()}>',
    "element/first-paint/early-screen.ts: node.querySelector('button')!.addEventListener('click', () => node.ownerDocument.location.reload())",
  ])
})
