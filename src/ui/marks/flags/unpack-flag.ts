import type { MarkShape } from '../MarkSvg.tsx'

/** By alpha-2 code. */
export type CountryFlags = Readonly<Record<string, string>>

const VIEW_BOX = '0 0 96 96'

/** One layer is `fill,stroke,width outline`, with a stroke only where there is one. */
function layerOf(text: string): MarkShape['paths'][number] {
  const gap = text.indexOf(' ')
  const [fill, stroke, width] = text.slice(0, gap).split(',')
  return {
    d: text.slice(gap + 1),
    ...(fill && { fill }),
    ...(stroke && { stroke, width: Number(width) }),
  }
}

/** What generate.mjs wrote of a country's flag; `null` for one that it has not got. */
export function unpackFlag(flags: CountryFlags, code: string): MarkShape | null {
  if (!Object.hasOwn(flags, code)) return null
  const written = flags[code]!
  const layers = flags[written] ?? written
  return { viewBox: VIEW_BOX, paths: layers.split('|').map(layerOf) }
}
