import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestSandbox } from '../demo/sandbox/testing.ts'
import { README, written } from './hosts/readme.mjs'
import { PAGES } from './hosts/pasted.mjs'
import { PROJECTS } from './hosts/projects.mjs'

/** The fresh project of `npm run test:deep -- hosts` that takes each host's line of the README. */
const PROJECT_OF: Readonly<Record<string, string>> = {
  React: 'vite-react',
  'Next.js': 'next',
  'React Router': 'react-router',
  Vue: 'vite-vue',
  Nuxt: 'nuxt',
  Svelte: 'vite-svelte',
  SvelteKit: 'sveltekit',
  Angular: 'angular',
  Astro: 'astro',
  Lit: 'lit',
  Solid: 'solid',
  Preact: 'preact',
  HTMX: 'htmx',
  Turbo: 'turbo',
}

const text = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const settings = { apiUrl: 'https://api.example' }
/** A project adds a listener of its own to the tag, at its end. */
const withoutEnd = (code: string) => code.replace(/ ?\/>$|><\/sphere-ramp>$/, '')

test('every line of the README’s hosts is in the fresh project of its host, but for the event', () => {
  const hosts = Object.keys(README).filter((host) => !['HTML', 'CMS'].includes(host))
  const missing = hosts.flatMap((host) => {
    const project = PROJECTS[PROJECT_OF[host]!]
    if (!project) return [`${host} has no project`]
    const files = Object.values(project.files(settings)).join('\n')
    const codes = written(host, settings).filter(
      (code) => code !== '<script>' && (host === 'Next.js' || code !== "'use client'"),
    )
    return codes.filter((code) => !files.includes(withoutEnd(code))).map((code) => `${host}: ${code}`)
  })
  expect(hosts.length).toBe(Object.keys(PROJECT_OF).length)
  expect(missing).toEqual([])
  expect(PAGES).toEqual(expect.arrayContaining(['html', 'cms']))
})

test('a server’s HTML has no setting that an attribute cannot hold: each host whose server writes the page is looked at', () => {
  const looked = Object.keys(PROJECTS).filter((name) => PROJECTS[name]!.isRendered)
  expect(looked.toSorted()).toEqual(['astro', 'next', 'nuxt', 'react-router', 'sveltekit'])
})

test('the headers of CORS in the README are those that the sandbox sends, whom the widget needs', async () => {
  const box = await createTestSandbox({ settings: { controls: false } })
  const preflight = { method: 'OPTIONS', headers: { Origin: 'https://shop.example' } }
  const { headers } = await box.sandbox.fetch(new Request('http://sandbox.test/v1/ramp/me', preflight))
  await box.close()
  for (const name of ['Access-Control-Allow-Headers', 'Access-Control-Expose-Headers']) {
    const [, listed] = new RegExp(`\`${name}\` has \`([^\`]+)\``).exec(text) ?? []
    expect([name, listed?.split(', ').toSorted()]).toEqual([name, headers.get(name)!.split(', ').toSorted()])
  }
})
