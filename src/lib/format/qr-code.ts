import { encode } from 'uqr'

export interface QrCodeShape {
  /** Modules on each side, without the light margin. */
  readonly size: number
  /** The dark modules as an SVG path, one unit each. */
  readonly path: string
}

/** Far more than any address; a longer text would make modules too small to scan. */
const LONGEST_TEXT = 200

function rowPath(modules: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < modules.length; x += 1) {
    if (!modules[x]) continue
    const start = x
    while (modules[x + 1]) x += 1
    const width = x + 1 - start
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}

/** Null for a text that is too long. Restores up to 15% of damaged modules. */
export function qrCode(text: string): QrCodeShape | null {
  if (text.length > LONGEST_TEXT) return null
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map(rowPath).join('') }
}
