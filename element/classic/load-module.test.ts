import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.stubGlobal('__CHUNKS__', []))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

interface Page {
  /** The address of the script; null in a module, or where an optimiser has joined it with others. */
  readonly src?: string | null
  readonly onScript?: string
  readonly onTag?: string
  readonly baseURI?: string
}

const tagWith = (value: string | undefined) => ({ getAttribute: () => value ?? null })

/** The script's console message in a page where no module can be loaded, so that it names the address that it requested. */
async function saidOn({ src = null, onScript, onTag, baseURI = 'https://shop.example/pay/' }: Page): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('document', {
    baseURI,
    currentScript: src === null && onScript === undefined ? null : { src: src ?? '', ...tagWith(onScript) },
    querySelector: () => (onTag === undefined ? null : tagWith(onTag)),
  })
  const { loadModule } = await import('./load-module.ts')
  loadModule()
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  return String(said.mock.calls[0]![0])
}

test.each([
  ['a script’s folder', { src: 'https://cdn.example/ramp/embed.js' }, 'https://cdn.example/ramp/'],
  ['a script with a query', { src: 'https://cdn.example/ramp/embed.js?ver=1/2#a' }, 'https://cdn.example/ramp/'],
  ['a script without an ending', { src: 'https://cdn.example/ramp/embed' }, 'https://cdn.example/ramp/'],
  ['a script of an app', { src: 'capacitor://localhost/ramp/embed.js' }, 'capacitor://localhost/ramp/'],
  ['a folder', { onTag: '/ramp/' }, 'https://shop.example/ramp/'],
  ['a folder without its slash', { onTag: 'https://cdn.example/ramp' }, 'https://cdn.example/ramp/'],
  ['the folder of the page', { onTag: './' }, 'https://shop.example/pay/'],
  ['the module', { onTag: 'https://cdn.example/ramp/sphere-ramp.js' }, 'https://cdn.example/ramp/'],
  ['the module with a query', { onTag: 'https://cdn.example/ramp/sphere-ramp.js?ver=1' }, 'https://cdn.example/ramp/'],
  [
    'the script before the tag',
    { onScript: 'https://a.example/ramp/', onTag: 'https://b.example/' },
    'https://a.example/ramp/',
  ],
  [
    'a page’s word for a script that is no address',
    { src: 'data:text/javascript;base64,YQ==', onTag: 'https://cdn.example/ramp/' },
    'https://cdn.example/ramp/',
  ],
] satisfies readonly (readonly [string, Page, string])[])(
  '%s names the folder of the module [SHELL-16]',
  async (_, page, folder) => {
    expect(await saidOn(page)).toContain(
      `[sphere-ramp] page/module-unreachable: ${folder}sphere-ramp.js could not be loaded. What to do: name the folder`,
    )
  },
)

test.each([
  ['a data: address', { src: 'data:text/javascript;base64,YQ==' }],
  ['a blob: address', { src: 'blob:https://shop.example/123-abc' }],
  ['no address', {}],
] satisfies readonly (readonly [string, Page])[])(
  'a script with %s says how to name the folder, and throws nothing [SHELL-16]',
  async (_, page) => {
    expect(await saidOn(page)).toMatch(
      /^\[sphere-ramp\] page\/folder-unknown: This script does not know where it was loaded from\. What to do: name the folder of sphere-ramp\.js: data-/,
    )
  },
)

test.each(['https://', 'http://[', 'javascript:alert(1)', 'mailto:a@b.example'])(
  'warns that %s is not a folder [SHELL-16]',
  async (onTag) => {
    expect(await saidOn({ onTag, src: 'https://cdn.example/ramp/embed.js' })).toContain(
      `[sphere-ramp] page/folder-unknown: data-sphere-ramp-src="${onTag}" is no address. What to do: name the folder`,
    )
  },
)
