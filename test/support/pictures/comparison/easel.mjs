const draw = async ({ url, pictures }) => {
  const { differencesOf } = await import(`${url}/differences.mjs`)
  async function pixelsOf(base64) {
    const answer = await fetch(`data:image/png;base64,${base64}`)
    const image = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' })
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const [before, after] = await Promise.all(pictures.map(pixelsOf))
  const { count, share, picture } = differencesOf(before, after)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return { count, share, drawn: Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('') }
}

/** Compares two PNGs in a browser's page, which can read what it has drawn. */
export async function comparePictures({ page, url }, before, after) {
  if (before.equals(after)) return { count: 0, share: 0, drawn: null }
  const pictures = [before, after].map((picture) => picture.toString('base64'))
  const { drawn, ...found } = await page.evaluate(draw, { url, pictures })
  return { ...found, drawn: Buffer.from(drawn, 'latin1') }
}
