interface Parsing {
  parse(code: string): unknown
}

export function compactStyles(): {
  readonly name: string
  transform(this: Parsing, code: string, id: string): { readonly code: string; readonly map: null } | null
}
