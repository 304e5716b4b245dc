import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, until } from '../../support/host.ts'
import { toastText } from '../../support/messages.ts'

import { open, openPanel, panel } from './mixed-payouts.ts'

const asFile = (csv: string) => new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } })

const UNSAVED = 'If it didn’t save the file, copy the transfers instead.'

/** Follows the links that are pressed in no document, and the files that they save. */
function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob)
    blobs.set(url, blob)
    return url
  }
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    isTrue(!this.isConnected, 'in no document')
    saved.push({ name: this.download, blob: blobs.get(this.href)! })
  }
  const end = () => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { saved, end }
}

describe('the export of the payouts', () => {
  let downloads: ReturnType<typeof watchDownloads>
  beforeEach(() => {
    downloads = watchDownloads()
  })
  afterEach(() => {
    downloads.end()
    cleanUp()
  })

  it('saves the server’s file of the tab’s type, with all of its pages [HIST-09, CSV-01, CSV-02, H10]', async () => {
    const csv = '\uFEFFid,type\r\npayout_a,onRamp\r\n'
    const asked: string[] = []
    const answers = {
      'GET payouts/csv': ({ search }: { search: string }) => {
        asked.push(search)
        return asFile(csv)
      },
    }
    for (const path of ['/my-payouts', '/my-payouts?type=onRamps']) {
      const { shadow, emitted } = await open(path, { answers })
      button(shadow, 'Export CSV')!.click()
      await soon(() => equal(toastText(shadow, 'Your browser was given data.csv'), UNSAVED))
      equal(emitted('ramp-csv-exported'), [{ count: 1 }])
      cleanUp()
    }
    equal(asked, ['', '?type=onRamp'])
    equal(
      downloads.saved.map(({ name }) => name),
      ['data.csv', 'data.csv'],
    )
    equal(downloads.saved[0]!.blob.type, 'text/csv;charset=utf-8')
    const bytes = new Uint8Array(await downloads.saved[0]!.blob.arrayBuffer())
    equal(bytes.slice(0, 3).join(), '239,187,191', 'the byte order mark')
    equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), csv)
  })

  it('offers to copy what the browser may not have saved, and shows it where it may not be copied either [H10, E17]', async () => {
    const csv = '\uFEFFid,type\r\npayout_a,onRamp\r\n'
    const copied: string[] = []
    const { writeText } = navigator.clipboard
    navigator.clipboard.writeText = (text) => {
      copied.push(text)
      return copied.length > 1 ? Promise.reject(new Error('refused')) : Promise.resolve()
    }
    const { shadow } = await open('/my-payouts', { answers: { 'GET payouts/csv': () => asFile(csv) } })
    button(shadow, 'Export CSV')!.click()
    const copy = await until(() => button(shadow, 'Copy'))
    copy.click()
    await soon(() => equal(copy.textContent, 'Copied'))
    copy.click()
    await until(() => shadow.querySelector('[data-by-hand]')?.textContent.includes('payout_a,onRamp'))
    equal(copied, [csv, csv])
    navigator.clipboard.writeText = writeText
  })

  it('offers all transfers or the shown ones with a filter on, as the same lines of the server’s file [HIST-09, H10]', async () => {
    const rowOf = (id: string) => `payout_${id},"${id}, ""quoted"""\r\n`
    const csv = `\uFEFFid,wireMessage\r\n${['a', 'b', 'c', 'd', 'e', 'f'].map(rowOf).join('')}`
    const visitor = await open('/my-payouts', { answers: { 'GET payouts/csv': () => asFile(csv) } })
    const { shadow, emitted } = visitor
    await openPanel(visitor)
    button(shadow, 'ACH')!.click()
    ;(await until(() => button(shadow, 'Show 3 transfers'))).click()
    await until(() => !panel(shadow))
    const exporting = () => button(shadow, 'Export CSV')!
    const items = () => [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const choose = async (name: string) => {
      const before = downloads.saved.length
      await until(() => exporting().getAttribute('aria-busy') === null, 'the button')
      exporting().click()
      ;(await until(() => items().find(({ textContent }) => textContent === name))).click()
      await until(() => downloads.saved.length > before)
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await downloads.saved.at(-1)!.blob.arrayBuffer())
    }
    equal(await choose('Only the 3 shown'), `\uFEFFid,wireMessage\r\n${['b', 'c', 'e'].map(rowOf).join('')}`)
    equal(await choose('All 6 transfers'), csv)
    equal(emitted('ramp-csv-exported'), [{ count: 3 }, { count: 6 }])
  })

  it('says so when it fails, and can be asked for again', async () => {
    let isDown = true
    const { shadow } = await open('/my-payouts', {
      answers: { 'GET payouts/csv': () => (isDown ? failure(500) : asFile('id\r\n')) },
    })
    button(shadow, 'Export CSV')!.click()
    await soon(() => equal(toastText(shadow, 'We couldn’t export your transfers'), 'Something went wrong. Try again.'))
    equal(downloads.saved.length, 0)
    isDown = false
    // The toast is there a moment before the button has ended its work.
    const exporting = button(shadow, 'Export CSV')!
    await until(() => exporting.getAttribute('aria-busy') === null, 'the button')
    exporting.click()
    await until(() => downloads.saved.length === 1)
  })
})
