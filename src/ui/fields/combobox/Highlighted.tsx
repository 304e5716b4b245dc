import { matchIn } from './option.ts'

interface Props {
  readonly label: string
  readonly query: string
}

/** A label whose match is marked. */
export function Highlighted({ label, query }: Props) {
  const match = matchIn(label, query)
  if (!match) return <bdi>{label}</bdi>
  const [from, to] = match
  return (
    <bdi>
      {label.slice(0, from)}
      <mark>{label.slice(from, to)}</mark>
      {label.slice(to)}
    </bdi>
  )
}
