import { claimsIn, contradictions, type Claim } from '../../support/claims/read.ts'
import type { Says } from '../../support/claims/claims.ts'
import { equal, isTrue } from '../../support/expect.ts'
import { button, failure, hasText, type, until } from '../../support/host.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { createEvmNode } from '../../support/wallets/evm-node.ts'
import { serveNode } from '../../support/wallets/serve-node.ts'
import { MAIN_WALLET } from '../../support/customer.ts'
import { comeBack, left } from '../payouts/left-transfer.ts'
import { filledOffRamp, HASH, leave, OFF_RAMP, SENT_PAYOUT } from '../payouts/off-ramp-form.ts'
import { filled, inputs, saysOpen, submitButton } from '../payouts/on-ramp-form.ts'

const DETAILS = `/my-payouts/details?id=${SENT_PAYOUT.id}`

const PENDING = { ...SENT_PAYOUT, status: 'pending' }
/** The server lists it for a later page, so that the card of the next step knows of it too. */
async function leftAndListed(entry: Parameters<typeof left>[0], payout: object = PENDING) {
  const payouts: object[] = []
  const first = await left(entry, {
    answers: { 'GET payouts': () => ({ payouts }), [`GET payouts/${PENDING.id}`]: () => ({ payout }) },
  })
  payouts.push(payout)
  return comeBack(first)
}

/** The claims of several screens at one moment. */
async function readOn(host: Visitor, screens: readonly (readonly [path: string, text: string])[]) {
  const claims: Claim[] = []
  for (const [path, text] of screens) {
    await host.go(path)
    await until(() => hasText(host.shadow, text), `${path}: ${text}`)
    claims.push(...claimsIn(host.shadow))
  }
  return claims
}

const isClaimed = (claims: readonly Claim[], says: Says) => claims.some((claim) => claim.says === says)

describe('what is said of a transfer that is not over', () => {
  afterEach(leave)

  for (const [name, entry, title, says] of [
    ['was never asked of a wallet', { phase: 'created' }, '100.00 USDC wasn’t sent', 'notSent'],
    ['was asked of a wallet', { phase: 'signing' }, 'Did your wallet send 100.00 USDC?', 'maybeSent'],
    ['left its wallet', { phase: 'sent', hash: HASH }, 'Don’t send it again', 'approved'],
  ] as const)
    it(`agrees in list, form, details and card, where it ${name} [E18, E22, H11]`, async () => {
      const page = await leftAndListed(entry)
      await until(() => hasText(page.shadow, title), title)
      const claims = [...claimsIn(page.shadow), ...(await readOn(page, [[OFF_RAMP, title]]))]
      await until(() => button(page.shadow, 'Send from another wallet')?.disabled, 'the button that can’t be pressed')
      equal(hasText(page.shadow, 'Next, we’ll show you where to send the money'), false)
      claims.push(
        ...(await readOn(page, [
          [DETAILS, 'Transfer ID'],
          ['/my-accounts', 'We’re waiting for 100.00 USDC'],
        ])),
      )
      equal(contradictions(claims), [])
      isTrue(isClaimed(claims, says), says)
    })

  it('waits for no wallet, and asks for nothing, once the network has confirmed it [E18, E22, H11, DET-03]', async () => {
    const page = await leftAndListed({ phase: 'sent', hash: HASH, confirmed: true })
    await page.go(DETAILS)
    await until(() => hasText(page.shadow, '100.00 USDC sent'), 'the state')
    const details = page.shadow.querySelector('[part=view]')!.textContent!
    const words = [
      'You sent',
      'Sending your USDC',
      'waiting for your wallet',
      'Waiting for your wallet',
      'We’re waiting for',
    ]
    equal(
      words.filter((each) => details.includes(each)),
      ['You sent', 'Sending your USDC'],
    )
    const claims = [
      ...claimsIn(page.shadow),
      ...(await readOn(page, [
        ['/my-payouts', '100.00 USDC sent'],
        ['/my-accounts', 'Chase'],
      ])),
    ]
    equal(contradictions(claims), [])
    equal([isClaimed(claims, 'sent'), hasText(page.shadow, 'We’re waiting for')], [true, false])
  })

  for (const [name, entry, title] of [
    [
      'its wallet sent something else',
      { confirmed: true, moved: 'otherAmount' },
      'Your wallet didn’t send 100.00 USDC',
    ],
    ['the server refused its transaction', { refused: true }, 'We couldn’t match 100.00 USDC to this transfer'],
  ] as const)
    it(`neither asks for it nor says that it was sent, where ${name} [E22, H11, DET-03, HIST-15]`, async () => {
      const page = await leftAndListed({ phase: 'sent', hash: HASH, ...entry })
      await page.go(DETAILS)
      await until(() => hasText(page.shadow, title), title)
      const details = page.shadow.querySelector('[part=view]')!.textContent!
      const words = ['You send', 'You sent', 'You receive', 'aiting for your wallet', 'Sending your USDC', 'Fees']
      equal(
        words.filter((each) => details.includes(each)),
        [],
      )
      isTrue(details.includes('Amount'), 'the amount')
      const claims = [
        ...claimsIn(page.shadow),
        ...(await readOn(page, [
          ['/my-payouts', title],
          ['/my-accounts', 'Chase'],
        ])),
      ]
      equal(contradictions(claims), [])
      isTrue(!hasText(page.shadow, 'We’re waiting for'), 'no card asks for it')
    })

  it('is cancelled, and claims no more than is known where its wallet has not answered [E22, DET-08, H11]', async () => {
    const page = await leftAndListed({ phase: 'signing' }, { ...PENDING, status: 'cancelled' })
    await page.go(DETAILS)
    await until(() => hasText(page.shadow, 'This transfer is cancelled'), 'the end')
    const details = page.shadow.querySelector('[part=view]')!.textContent!
    isTrue(details.includes('Decline in '), 'what to do in the wallet')
    isTrue(!details.includes('Nothing was sent'), 'nothing that nobody knows')
    equal(contradictions(claimsIn(page.shadow)), [])
  })

  it('names the other wallet that the customer sends from, and not the one of the form [H11, E22]', async () => {
    const payouts: object[] = []
    const page = await filledOffRamp({ answers: { 'GET payouts': () => ({ payouts }) } })
    ;(await until(() => button(page.shadow, 'Send from another wallet'), 'the other way')).click()
    await until(
      () => page.path()?.startsWith('/my-payouts/details') && hasText(page.shadow, 'Exact amount'),
      'the details',
    )
    payouts.push(PENDING)
    const claims = [
      ...claimsIn(page.shadow),
      ...(await readOn(page, [
        ['/my-payouts', 'Show address'],
        [DETAILS, 'Exact amount'],
        ['/my-accounts', 'Send 100.00 USDC from your other wallet'],
      ])),
    ]
    equal(contradictions(claims), [])
    isTrue(isClaimed(claims, 'otherWallet'), 'the other wallet')
  })
})

describe('what a form says', () => {
  afterEach(leave)

  it('promises no new transfer beside an earlier one that may exist [E18, E22]', async () => {
    const page = await filled({ payouts: [], answers: { 'POST payouts': () => failure(503) } })
    submitButton(page.shadow).click()
    await saysOpen(page.shadow)
    const claims = claimsIn(page.shadow)
    equal(contradictions(claims), [])
    isTrue(isClaimed(claims, 'maybeCreated'), 'the doubt')
  })

  it('asks for no other amount where none would help [FORM-10, E22]', async () => {
    const wallet = { ...MAIN_WALLET, network: 'polygon', address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' }
    const bridged = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
    const node = createEvmNode({ token: bridged, from: wallet.address, to: wallet.address, units: 1n, hash: '0x' })
    node.tokens = 120_000_000n
    serveNode('https://node.test/polygon', node)
    const { shadow } = await visit(OFF_RAMP, {
      answers: {
        'GET wallets': () => ({ wallets: [wallet] }),
        'GET chains/polygon/balances': () => ({ balances: [] }),
      },
      config: { rpcUrls: { polygon: 'https://node.test/polygon' } },
    })
    await until(() => hasText(shadow, '(bridged)'), 'the other token')
    type(inputs(shadow)[0]!, '1500')
    await until(() => hasText(shadow, 'Not enough balance'), 'the refusal')
    const claims = claimsIn(shadow)
    equal(contradictions(claims), [])
    isTrue(isClaimed(claims, 'noAmountHelps'), 'what helps')
  })
})
