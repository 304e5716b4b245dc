/** Fonts from packages, so that what a test measures does not depend on the machine. */
const FILES = {
  Inter: 'inter/files/inter',
  // It has the widths of Liberation Sans and of Arial.
  Arimo: 'arimo/files/arimo',
  'DejaVu Sans': 'dejavu-sans/files/dejavu-sans',
} as const
const WEIGHTS = { Inter: [400, 500, 600, 700], Arimo: [400, 500, 600, 700], 'DejaVu Sans': [400, 700] } as const

export type Font = keyof typeof FILES

/** Resolves when the page can draw with it. It leaves no node in the page, which is the host's. */
export async function loadFont(family: Font): Promise<void> {
  const faces = WEIGHTS[family].map((weight) => {
    const url = `/node_modules/@fontsource/${FILES[family]}-latin-${weight}-normal.woff2`
    return new FontFace(family, `url(${url})`, { weight: String(weight) })
  })
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
