import type { MarkShape } from '../MarkSvg.tsx'

/** Keyed by ISO 3166-1 alpha-2 code. */
export type CountryFlags = Readonly<Record<string, string>>

const VIEW_BOX = '0 0 96 96'

/** Parses a layer `fill,stroke,width outline`, where stroke and width are optional. */
function layerOf(text: string): MarkShape['paths'][number] {
  const space = text.indexOf(' ')
  const [fill, stroke, width] = text.slice(0, space).split(',')
  return {
    d: text.slice(space + 1),
    ...(fill && { fill }),
    ...(stroke && { stroke, width: Number(width) }),
  }
}

/** Unpacks the format that generate.mjs writes. Null for a country without a flag. */
export function unpackFlag(flags: CountryFlags, code: string): MarkShape | null {
  if (!Object.hasOwn(flags, code)) return null
  const entry = flags[code]!
  const layers = flags[entry] ?? entry
  return { viewBox: VIEW_BOX, paths: layers.split('|').map(layerOf) }
}
