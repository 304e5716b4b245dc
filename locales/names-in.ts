import { parse } from 'rolldown/utils'

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function nodesIn(value: unknown, found: Node[] = []): readonly Node[] {
  if (!isNode(value)) return found
  found.push(value)
  for (const child of Object.values(value)) nodesIn(child, found)
  return found
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The fixed parts of a template, which may come to a message when one of them has a dot. */
function partsOf({ quasis = [] }: Node): readonly string[] {
  const parts = quasis.map(({ value }) => value.cooked)
  return parts.some((part) => /\w\.|^\./.test(part)) ? parts : []
}

const matches = (id: string, parts: readonly string[]) => new RegExp(`^${parts.map(escaped).join('.+')}$`).test(id)

/**
 * Tells of an id whether a file names it: as a text, or as what a template may come to. A template that begins with a value comes to
 * what begins with a text of the same file, as `${error}.${field}` does where the file has 'validation.required'.
 */
export async function namesIn(file: string, code: string): Promise<(id: string) => boolean> {
  const { program } = await parse(file, code)
  const nodes = nodesIn(program)
  const values = nodes.filter(({ type }) => type === 'Literal').map(({ value }) => value)
  const texts = new Set(values.filter((value) => typeof value === 'string'))
  const templates = nodes.filter(({ type }) => /^(?:TS)?TemplateLiteral/.test(type)).map(partsOf)
  const beginnings = [...texts].filter((text) => /^\w+\.\w/.test(text))
  const isMade = (id: string) =>
    templates.some((parts) =>
      parts[0] === ''
        ? beginnings.some((text) => id.startsWith(text) && matches(id.slice(text.length), parts.slice(1)))
        : parts.length > 0 && matches(id, parts),
    )
  return (id) => texts.has(id) || isMade(id)
}
