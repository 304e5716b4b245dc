import { invalidArgument } from '../node/rpc-status.ts'

interface Field {
  readonly name: string
  readonly localName: string
  readonly kind: string
  readonly repeat?: number | undefined
  readonly oneof?: string | undefined
  readonly T?: unknown
}

/** A type of the SDK's protobuf messages. */
export interface MessageType<Message> {
  readonly fields: readonly unknown[]
  create(partial?: object): Message
  toBinary(message: Message): Uint8Array
  fromBinary(bytes: Uint8Array): Message
}

type Tree = Map<string, Tree>
type Fields = Readonly<Record<string, unknown>>

const WILDCARD = '*'

interface FieldMask {
  readonly paths: readonly string[]
}

/** The fields of a message that a caller asks for. Without a mask, those of `byDefault`. */
export function masked<Message>(
  type: MessageType<Message>,
  message: Partial<Message>,
  { readMask, byDefault }: { readMask: FieldMask | undefined; byDefault: string },
): Message {
  const paths = readMask?.paths ?? byDefault.split(',')
  if (paths.includes(WILDCARD)) return type.create(message)
  const tree: Tree = new Map()
  for (const path of paths) {
    if (!isPath(type, path.split('.'))) throw invalidArgument(`invalid read_mask path: ${path}`)
    addPath(tree, path.split('.'))
  }
  return type.create(pick(type, message as Fields, tree))
}

/** An empty subtree is the whole field. */
function addPath(tree: Tree, [name, ...rest]: readonly string[]): void {
  if (name === undefined) return
  const known = tree.get(name)
  if (rest.length === 0) tree.set(name, new Map())
  else if (!known) addPath(tree.set(name, new Map()).get(name)!, rest)
  else if (known.size > 0) addPath(known, rest)
}

const fieldsOf = (type: { readonly fields: readonly unknown[] }) => type.fields as readonly Field[]

const typeOf = ({ kind, T }: Field) => (kind === 'message' ? (T as () => MessageType<Fields>)() : null)

function isPath(type: { readonly fields: readonly unknown[] }, [name, ...rest]: readonly string[]): boolean {
  const field = fieldsOf(type).find((each) => each.name === name)
  if (!field) return false
  if (rest.length === 0) return true
  const inner = typeOf(field)
  return inner !== null && isPath(inner, rest)
}

function pick(type: { readonly fields: readonly unknown[] }, message: Fields, tree: Tree): Fields {
  if (tree.size === 0) return message
  const picked: Record<string, unknown> = {}
  for (const field of fieldsOf(type)) {
    const subtree = tree.get(field.name)
    if (!subtree) continue
    if (field.oneof) picked[field.oneof] = message[field.oneof]
    else picked[field.localName] = inner(field, message[field.localName], subtree)
  }
  return picked
}

function inner(field: Field, value: unknown, tree: Tree): unknown {
  const type = typeOf(field)
  if (!type || value === undefined || tree.size === 0) return value
  const part = (each: unknown) => type.create(pick(type, each as Fields, tree))
  return field.repeat ? (value as readonly unknown[]).map(part) : part(value)
}
