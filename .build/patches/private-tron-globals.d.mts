/** A plugin of rollup. */
export function privateTronGlobals(): {
  transform(code: string, id: string): { readonly code: string } | null
}
