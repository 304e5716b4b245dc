const EVERY = [400, 500, 600, 700]

/** Fonts from packages, so that what a test measures does not depend on the machine. */
const FONTS = {
  Inter: ['inter', 'latin', EVERY],
  // It has the widths of Liberation Sans and of Arial.
  Arimo: ['arimo', 'latin', EVERY],
  'DejaVu Sans': ['dejavu-sans', 'latin', [400, 700]],
  'Noto Sans Arabic': ['noto-sans-arabic', 'arabic', EVERY],
  'Noto Sans Devanagari': ['noto-sans-devanagari', 'devanagari', EVERY],
  'Noto Sans Thai': ['noto-sans-thai', 'thai', EVERY],
} as const

export type Font = keyof typeof FONTS

/** Resolves when the page can draw with it. It leaves no node in the page, which is the host's. */
export async function loadFont(family: Font): Promise<void> {
  const [folder, subset, weights] = FONTS[family]
  const faces = weights.map((weight) => {
    const url = `/node_modules/@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff2`
    return new FontFace(family, `url(${url})`, { weight: String(weight) })
  })
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
