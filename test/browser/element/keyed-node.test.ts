import { equal, isTrue } from '../../support/expect.ts'
import { until } from '../../support/host.ts'
import { logged, wordsOf } from '../../support/logged.ts'
import { filledOffRamp, leave, send } from '../payouts/off-ramp-form.ts'
import { toastTitles } from '../../support/messages.ts'

const QUERY_KEY = 'k-query-81f2'
const HEADER_KEY = 'k-header-5b77'
const NODE = { url: `https://node.test/base?apikey=${QUERY_KEY}`, headers: { 'X-Node-Key': HEADER_KEY } }
const KEYS = new RegExp(`${QUERY_KEY}|${HEADER_KEY}`)

const EVENTS = ['ramp-error', 'ramp-payout-created', 'ramp-payout-sent', 'ramp-payout-status', 'ramp-navigate']

/** As a browser’s own error names the address that it could not reach. */
const unreached = () => Promise.reject(new TypeError(`Failed to fetch ${NODE.url} with ${HEADER_KEY}`))
const refused = (status: number) => async () => new Response(`no access with ${QUERY_KEY}`, { status })

const stored = () => wordsOf([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie])

describe('a node’s key', () => {
  afterEach(() => {
    leave()
    localStorage.clear()
  })

  it('reaches no event, storage, console or screen, also where its node fails and the element is debugged [C24, SAFE-E4]', async () => {
    const heard: unknown[] = []
    const asked: (string | null)[] = []
    const pageFetch = window.fetch
    const log = await logged(async () => {
      for (const fail of [unreached, refused(401), refused(403), refused(500)]) {
        const page = await filledOffRamp({ rpcUrl: NODE, attributes: { debug: '' } })
        for (const type of EVENTS)
          page.element.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]))
        const served = window.fetch
        window.fetch = async (input, init) => {
          if (String(input) !== NODE.url) return served(input, init)
          asked.push(new Headers(init?.headers).get('X-Node-Key'))
          return fail()
        }
        const before = toastTitles(page.shadow).length
        await send(page)
        await until(() => toastTitles(page.shadow).length > before, 'a failure that is told')
        isTrue(!KEYS.test(page.shadow.innerHTML), 'the screen')
        isTrue(!KEYS.test(stored()), `the storage: ${stored()}`)
        leave()
        window.fetch = pageFetch
      }
    })
    equal([...new Set(asked)], [HEADER_KEY])
    isTrue(heard.length > 0 && log.includes('ramp-error'), 'the events are logged')
    isTrue(!KEYS.test(wordsOf(heard)), `the events: ${wordsOf(heard)}`)
    isTrue(!KEYS.test(log), `the console: ${log}`)
  })
})
