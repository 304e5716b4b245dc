import { expect, test } from 'vitest'
import { advisoriesOf, isSerious } from './support/advisories.mjs'

const component = (name: string, version: string) => ({ name, version, purl: `pkg:npm/${name}@${version}` })
const LIST = { components: [component('minimist', '1.2.5'), component('react', '19.3.1'), component('ms', '2.0.0')] }

/** The shapes of OSV's own documentation. */
const KNOWN: Readonly<Record<string, unknown>> = {
  'GHSA-xvch-5gv4-984h': { summary: 'Prototype Pollution in minimist', database_specific: { severity: 'CRITICAL' } },
  'GHSA-w9mr-4mfr-499f': { summary: 'ReDoS in ms', database_specific: { severity: 'MODERATE' } },
  'MAL-2026-1': { summary: 'Malicious code in ms' },
}
const osv = async (url: string, init?: { readonly body: string }) => {
  const path = url.replace('https://api.osv.dev/v1', '')
  if (path.startsWith('/vulns/')) return Response.json(KNOWN[path.slice('/vulns/'.length)])
  expect(JSON.parse(init!.body)).toEqual({ queries: LIST.components.map(({ purl }) => ({ package: { purl } })) })
  const vulns = [['GHSA-xvch-5gv4-984h'], null, ['GHSA-w9mr-4mfr-499f', 'MAL-2026-1']]
  return Response.json({ results: vulns.map((ids) => (ids ? { vulns: ids.map((id) => ({ id })) } : {})) })
}

test('each advisory is named with its package, and a serious or unstated one fails the audit [SAFE-P5]', async () => {
  const advisories = await advisoriesOf(LIST, osv)
  expect(advisories.map(({ id, component }) => `${component} ${id}`)).toEqual([
    'minimist 1.2.5 GHSA-xvch-5gv4-984h',
    'ms 2.0.0 GHSA-w9mr-4mfr-499f',
    'ms 2.0.0 MAL-2026-1',
  ])
  expect(advisories.filter(isSerious).map(({ id }) => id)).toEqual(['GHSA-xvch-5gv4-984h', 'MAL-2026-1'])
})

test('an answer that is refused or does not cover every package fails the audit [SAFE-P5]', async () => {
  await expect(advisoriesOf(LIST, async () => new Response('', { status: 503 }))).rejects.toThrow('answered 503')
  await expect(advisoriesOf(LIST, async () => Response.json({ results: [] }))).rejects.toThrow('every package')
})
