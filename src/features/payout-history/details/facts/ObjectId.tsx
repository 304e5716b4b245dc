/** An id that may wrap after its prefix. */
export function ObjectId({ id }: { readonly id: string }) {
  const prefix = id.slice(0, id.indexOf('_') + 1)
  return (
    <span className="sr-mono">
      {prefix}
      <wbr />
      {id.slice(prefix.length)}
    </span>
  )
}
