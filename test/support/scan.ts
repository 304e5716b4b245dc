import readQrCode from 'qr/decode.js'

const SIDE = 400

/** What a scanner reads from a code on the screen, with its background. */
export async function scan(code: HTMLElement): Promise<string> {
  const svg = code.querySelector('svg')!.cloneNode(true) as SVGElement
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  svg.setAttribute('width', String(SIDE))
  svg.setAttribute('height', String(SIDE))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const context = canvas.getContext('2d')!
  context.fillStyle = getComputedStyle(code).backgroundColor
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return readQrCode(context.getImageData(0, 0, SIDE, SIDE))
}
