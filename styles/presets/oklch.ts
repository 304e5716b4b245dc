/** Lightness from 0 to 1, chroma, and hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** Linear sRGB by the matrices of OKLab; a component outside 0 to 1 is outside of sRGB. */
function linearOf([lightness, chroma, hue]: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInSrgb = (color: Oklch) => linearOf(color).every((value) => value >= -0.0005 && value <= 1.0005)

const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The most chroma that sRGB has at this lightness and hue, if it has less than asked for. */
function inSrgb([lightness, chroma, hue]: Oklch): Oklch {
  if (isInSrgb([lightness, chroma, hue])) return [lightness, chroma, hue]
  let [inside, outside] = [0, chroma]
  for (let step = 0; step < 24; step++) {
    const middle = (inside + outside) / 2
    if (isInSrgb([lightness, middle, hue])) inside = middle
    else outside = middle
  }
  return [lightness, inside, hue]
}

/** The three components from 0 to 255. */
export type Rgb = readonly number[]

export const rgbOf = (color: Oklch): Rgb =>
  linearOf(inSrgb(color)).map((value) => Math.round(encode(Math.min(1, Math.max(0, value))) * 255))

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => decode(value / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast of two colours by WCAG 2. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (lighter! + 0.05) / (darker! + 0.05)
}
