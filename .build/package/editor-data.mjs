// What editors read about the tag, from the custom elements manifest: html-custom-data for VS Code, web-types for JetBrains.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const isPublic = ({ name }) => Boolean(name) && !name.startsWith('#')

/** Leaves out of a manifest what no host can use: private members, members without a name, and what is no element. */
export function publicManifest(manifest) {
  const element = (declarations) => declarations.filter(({ tagName }) => tagName)
  const modules = manifest.modules
    .map((module) => ({ ...module, declarations: element(module.declarations) }))
    .filter(({ declarations }) => declarations.length > 0)
  for (const { declarations } of modules)
    for (const declaration of declarations) declaration.members = declaration.members.filter(isPublic)
  return { ...manifest, modules }
}

/** The values of `"light" | "dark"`; none of a type that is more than literals. */
function valuesOf({ type }) {
  const parts = type.text.split('|').map((part) => /^\s*['"](.*)['"]\s*$/.exec(part)?.[1])
  return parts.includes(undefined) ? [] : parts
}

const htmlCustomData = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.type.text === 'boolean' && { valueSet: 'v' }),
      ...(valuesOf(attribute).length > 0 && { values: valuesOf(attribute).map((name) => ({ name })) }),
    })),
  })),
})

const described = ({ name, description }) => ({ name, description })

const webTypes = (elements, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: element.description,
        attributes: element.attributes.map((attribute) => ({
          ...described(attribute),
          value: { type: attribute.type.text },
        })),
        js: {
          events: element.events.map(described),
          properties: element.members
            .filter(({ kind }) => kind === 'field')
            .map((member) => ({ ...described(member), ...(member.type && { type: member.type.text }) })),
        },
        css: { parts: element.cssParts.map(described), properties: element.cssProperties.map(described) },
      })),
    },
  },
})

/** Writes the public part of `dist/custom-elements.json` over it, and both editors' files from that. */
export function writeEditorData(dist) {
  const path = join(dist, 'custom-elements.json')
  const manifest = publicManifest(JSON.parse(readFileSync(path, 'utf8')))
  const elements = manifest.modules.flatMap(({ declarations }) => declarations)
  const files = {
    'custom-elements.json': manifest,
    'html-custom-data.json': htmlCustomData(elements),
    'web-types.json': webTypes(elements, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))),
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(join(dist, name), `${JSON.stringify(data)}\n`)
}
