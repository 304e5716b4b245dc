// What coding agents read about the package: a skill in the format of agentskills.io, and a list of files and facts in that of
// llmstxt.org (both looked up on 2026-11-30). Every name comes from the manifest, the READMEs, the types or the sandbox, so that none is
// out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODES, PERSONAS, RESIDENCIES } from '../../demo/console/personas.ts'
import { AMOUNTS, NICKNAMES } from '../../demo/console/samples.ts'
import { refusals } from '../../demo/sandbox/http/refusal.ts'
import { root } from '../run.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const { name, version, description, license } = JSON.parse(read('package.json'))

/** A section of a README without its title. */
function sectionOf(path, title) {
  const [, text] = new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(read(path)) ?? []
  if (!text) throw new Error(`${path} has no section “${title}”`)
  return text.trim()
}

/** The cells of the rows below a table's head. */
function tableOf(section, head) {
  const lines = section.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`))
  if (start < 0) throw new Error(`No table begins with “${head}”`)
  const rest = lines.slice(start + 2)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.slice(2, -2).split(' | '))
}

const firstBlock = (section) => /```\w*\n[\s\S]*?\n```/.exec(section)[0]

/** The members of a union of literals, whose type is not there when the build runs. */
function unionOf(path, type) {
  const [, body] = new RegExp(`export type ${type} =\n([\\s\\S]*?)\n\n`).exec(read(path)) ?? []
  if (!body) throw new Error(`${path} has no type ${type}`)
  return [...body.matchAll(/^ {2}\| '([\w/-]+)'$/gm)].map(([, member]) => member)
}

const bullets = (lines) => lines.map((line) => `- ${line}`).join('\n')
const code = (text) => `\`${text}\``

/** Its values stand beside it where the description names none of them. */
function attributeLine({ name, type, description }) {
  const values = type.text.split('|').map((value) => value.replaceAll(/["\s]/g, ''))
  const isNew = values.length > 1 && values.some((value) => !description.includes(code(value)))
  return `${code(name)}${isNew ? ` (${values.join(', ')})` : ''}: ${description}`
}

const memberLine = ({ name, kind, parameters = [], description }) => {
  const called = kind === 'method' ? `${name}(${parameters.map((one) => one.name).join(', ')})` : name
  return `${code(called)}: ${/^.*?\.(?= |$)/.exec(description)[0]}`
}

const eventLine = ([names, detail, when]) => `${names}${detail === '–' ? '' : ` ${detail}`}: ${when}`

/** How an agent embeds the element, and finds out what is wrong. */
function skill({ attributes, members }) {
  const [embed, hosts] = ['The tag', 'Hosts'].map((title) => sectionOf('README.md', title))
  const ofConfig = tableOf(sectionOf('element/README.md', 'Configuration'), 'key of `config`')
  const properties = members.filter(({ kind, name }) => kind === 'method' || ['authToken', 'ready'].includes(name))
  const lines = tableOf(hosts, 'your page')
  const [react, vue, svelte] = ['React', 'Vue', 'Svelte'].map((host) => lines.find(([page]) => page.startsWith(host)))
  const mistakes = tableOf(sectionOf('README.md', 'When something is wrong'), 'what you see')
  return `---
name: ${name}
description: ${JSON.stringify(
    'Embeds and configures the sphere-ramp custom element, tests it against its local sandbox, and finds out why it does not work. Use it when a page embeds sphere-ramp, or when its config, events, errors, CORS or Content Security Policy are in question.',
  )}
license: ${license}
metadata:
  version: "${version}"
---

# ${name} ${version}

${description} More: \`llms.txt\`, \`README.md\`, \`element/README.md\`.

## Install and embed

\`npm install ${name}\`, then \`import '${name}'\` and the tag. Without a bundler, serve \`node_modules/${name}/dist\`:

${firstBlock(embed)}

${bullets([
  `${react[0]}: ${react[1].replace('…', 'applicationId="…" apiUrl="…"')}`,
  ...[vue, svelte].map((cells) => cells.join(': ')),
])}

\`…\` is \`application-id\` and \`api-url\`. Other hosts: \`README.md\` (Hosts).

## Attributes

${bullets(attributes.map(attributeLine))}

## Properties and methods

${bullets(properties.map(memberLine))}

## Keys of config

\`element.config = {…}\`: setting it replaces all of it. An attribute wins over the same key.

${bullets(ofConfig.map(([key, value]) => `${key}: ${value}`))}

## Events

They bubble and cross the shadow root. There is no wildcard.

${bullets(tableOf(sectionOf('README.md', 'Events'), 'event').map(eventLine))}

## Try and check it

1. \`npm install ${name}-sandbox\`, then \`npx ${name}-sandbox\`: the API and its console. Keep the \`config\` of the tag that it prints. Sign in as \`${PERSONAS[0].rows[0][0]}\` with the code \`${CODES[0][0]}\`. \`llms.txt\` lists values with a fixed outcome.
2. Finish a transfer: Bank to wallet, 120 US dollars, Continue; in the console, Bank, Pay 120.00 USD.
3. Log every \`ramp-error\`: \`code\` is stable. Console lines begin with \`[sphere-ramp]\`.
4. \`npx sphere-ramp-sandbox check --help\` says how to hold a server against the contract. \`--print openapi\` prints it.

## Ten mistakes

${bullets(mistakes.map((cells) => cells.join(' → ').replace('“Before production”', '$& of `README.md`')))}
`
}

const DOMAIN = '@example.com'
const listOf = (rows) => rows.map(([value, what]) => `${code(value)} ${what}`).join('; ')
const people = ({ title, rows }) =>
  `${title}: ${rows.map(([email, what]) => `${code(email.replace(DOMAIN, ''))} ${what}`).join('; ')}.`
const codesOf = (codes) => codes.map(code).join(', ')

/** What the files of the package are, by what an agent looks for. */
const FILES = {
  Docs: [
    ['SKILL.md', 'how to embed the element, and ten mistakes'],
    ['../README.md', 'what every page needs'],
    ['../element/README.md', 'paths, wallets, nodes, errors, words, upgrades'],
    ['../CHANGELOG.md', 'what has changed, and what would break a page'],
  ],
  'Types and schemas': [
    ['element.d.ts', 'the element, its config and its events in TypeScript'],
    ['custom-elements.json', 'attributes, properties, methods, events, parts and custom properties'],
    ['openapi.json', 'the HTTP contract'],
  ],
  Optional: [
    ['html-custom-data.json', 'for VS Code'],
    ['web-types.json', 'for JetBrains'],
    ['integrity.json', 'the hash of each file'],
    ['sbom.json', 'the packages in the bundle'],
  ],
}

/** Where to read what, and the values of the sandbox. */
function llms(dist) {
  const own = tableOf(sectionOf('element/README.md', 'Errors'), 'code').flatMap(([codes]) =>
    [...codes.matchAll(/`([^`]+)`/g)].map(([, one]) => one),
  )
  const lists = Object.entries(FILES).map(([title, files]) => {
    const there = files.filter(([file]) => file !== 'openapi.json' || existsSync(join(dist, file)))
    return `## ${title}\n\n${bullets(there.map(([file, what]) => `[${file.replace('../', '')}](${file}): ${what}`))}`
  })
  const facts = [
    `Install: ${code(`npm install ${name}`)}. The tag: ${code('<sphere-ramp application-id="…" api-url="…"></sphere-ramp>')}.`,
    `The sandbox, an API on your machine: ${code('npx sphere-ramp-sandbox')}. It describes itself with ${code('--print openapi')}, and ${code('npx sphere-ramp-sandbox check --api-url <URL>')} holds another server against the same contract.`,
    `Customers of the sandbox, each with ${code(DOMAIN)}. Any other address is a new customer.`,
    ...PERSONAS.map(people),
    `Sign-in codes: ${listOf(CODES)}.`,
    `Residencies: ${RESIDENCIES.map(([value, what]) => `${value} ${what}`).join('; ')}.`,
    ...AMOUNTS.map(({ title, rows }) => `Amounts, ${title[0].toLowerCase()}${title.slice(1)}: ${listOf(rows)}.`),
    `Nicknames of wallets and bank accounts: ${listOf(NICKNAMES)}.`,
    `Codes of the widget, explained in element/README.md: ${codesOf(own)}.`,
    `Codes of wallets and networks: ${codesOf(unionOf('src/chains/chain-error.ts', 'ChainErrorCode'))}.`,
    `Codes of the API: ${codesOf(Object.keys(refusals))}. Other codes of a server are passed on.`,
  ]
  return `# ${name}\n\n> ${description} Version ${version}.\n\n${bullets(facts)}\n\n${lists.join('\n\n')}\n`
}

/** The files by name, from the public part of the manifest. */
export const agentFiles = ({ modules }, dist) => ({
  'SKILL.md': skill(modules.flatMap(({ declarations }) => declarations)[0]),
  'llms.txt': llms(dist),
})

export function writeAgentFiles(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8'))
  for (const [file, text] of Object.entries(agentFiles(manifest, dist))) writeFileSync(join(dist, file), text)
}
