const WIDTHS = [320, 360, 380, 900, 1200]
/** 256 px is what a phone leaves at 400 % zoom. */
const HEIGHTS = [256, 480]
export const PSEUDO = 'en-XA'

/** From packages, so that what is measured does not depend on the machine. Arimo has the widths of Liberation Sans and of Arial. */
export const FONTS = [
  { name: 'Inter', path: 'inter/files/inter', weights: [400, 500, 600, 700] },
  { name: 'Arimo', path: 'arimo/files/arimo', weights: [400, 500, 600, 700] },
  { name: 'DejaVu Sans', path: 'dejavu-sans/files/dejavu-sans', weights: [400, 700] },
]

/** The forms in which every screen has to fit. */
export const FORMS = FONTS.flatMap(({ name: font }) =>
  WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ font, width, height }))),
)
