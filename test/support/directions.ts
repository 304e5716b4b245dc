/** Every text that is chosen by the direction of a transfer, in both. What reads it asserts the whole row. */
export const DIRECTIONS = ['on-ramp', 'off-ramp'] as const
export type Direction = (typeof DIRECTIONS)[number]

type ByDirection = Readonly<Record<Direction, string>>

const row = (onRamp: string, offRamp: string): ByDirection => ({ 'on-ramp': onRamp, 'off-ramp': offRamp })

const TO_WALLET = 'Send a bank transfer and receive stablecoins (USDC or USDT) in your wallet.'
const TO_BANK = 'Send stablecoins (USDC or USDT) and receive money in your bank account.'

const ACH =
  'ACH transfer Recommended The usual transfer between US bank accounts. The lowest fee. Domestic 1 business day'
const WIRE =
  'Wire transfer For large amounts, worldwide. Domestic · 1 business day International · 2 business days Fee from 0.10% + $20.00'

/** What screens say, in the order in which a customer sees it. */
export const SCREEN_TEXTS = {
  name: row('Bank to wallet', 'Wallet to bank'),
  offer: row(TO_WALLET, TO_BANK),
  currencies: row('US dollars and euros', '6 currencies'),
  methodRows: row(`${ACH} Fee from 0.10% + $0.50 | ${WIRE}`, `${ACH} Fee from 0.10% + $1.00 | ${WIRE}`),
  question: row('How will you send US dollars?', 'How should we pay out US dollars?'),
  from: row('From account', 'From wallet'),
  to: row('To wallet', 'To account'),
  next: row('Next, we’ll show you where to send the money.', 'Next, you’ll connect your wallet.'),
  arrives: row('By Fri, Nov 27 if you send it now', 'Should arrive by Fri, Nov 27'),
  rate: row(
    'Your rate updates every minute and is locked when you continue, even if your money arrives later. Send the exact amount: any other goes back to your bank.',
    'Your rate updates every minute and is locked when you send. Send the exact amount: any other amount isn’t paid out.',
  ),
  storage: row(
    'Keep this page open until you see where to send the money. If you reload it before then, check Transfers first.',
    'Keep this page open until your wallet has sent it. If you reload it before then, check Transfers first.',
  ),
  pendingAccount: row(
    'You can send from Rent account once that’s done. Until then, select another account.',
    'You can receive in Rent account once that’s done. Until then, select another account.',
  ),
  failed: row('Bank to wallet: Daily limit reached', 'Wallet to bank: Daily limit reached'),
  found: row(
    'A transfer of 100.00 USD was created at {time}, maybe on another device.',
    'A transfer of 100.00 USDC was created at {time}, maybe on another device. It’s still waiting for 100.00 USDC from your wallet. Another transfer would ask your wallet for it again.',
  ),
  different: row(
    'We stopped before showing you where to send money. Nothing was charged. Don’t send money for this transfer. Cancel it, or contact support with the reference below.',
    'We stopped before asking your wallet. Nothing left it. Don’t send anything for this transfer. Cancel it, or contact support with the reference below.',
  ),
  differing: row(
    'You send, You receive, From account, Method to send by, To wallet, Network to receive on, Wallet address to receive at',
    'You send, You receive, From wallet, Network to send on, To account, Method to receive by, Wallet address to send from',
  ),
  differs: row('9,000.00 USD instead of 100.00 USD', '9,000.00 USDC instead of 100.00 USDC'),
  waitingTitle: row('We’re waiting for your money', 'We’re waiting for 2,500.00 USDC from your wallet'),
  waitingText: row(
    'Send exactly this amount with this memo from your bank.',
    'Already sent it? Don’t send it again. If not, open the transfer to send it.',
  ),
  waitingAction: row('See instructions', 'See transfer'),
  emptyTitle: row('No transfers to a wallet yet', 'No transfers to a bank yet'),
  emptyText: row(TO_WALLET, TO_BANK),
  narrowTitle: row('From Chase ending in ••••4821', 'To Chase ending in ••••4821'),
  arrived: row('It’s in Main wallet on Solana.', 'It was paid to Chase ending in ••••4821.'),
} as const satisfies Readonly<Record<string, ByDirection>>

/** Of a transfer from Chase to the main wallet, and of one from there to Chase: what is said of it in each status. */
export const STATUS_TEXTS = {
  'pending: line': row('waiting for your bank transfer', 'waiting for your wallet'),
  'processing: line': row('to {main wallet}', 'to {Chase}'),
  'succeeded: line': row('to {main wallet}', 'to {Chase}'),
  'funded: line': row('to {main wallet}', 'to {Chase}'),
  'refunded: line': row('sent back to you', 'sent back'),
  'failed: line': row('not sent to {main wallet}', 'not paid to {Chase}'),
  'failedPrecondition: line': row('not sent to {main wallet}', 'not paid to {Chase}'),
  'cancelled: line': row('nothing was sent', 'not paid to {Chase}'),
  'returned: line': row('arrived at {main wallet}, then came back', 'arrived at {Chase}, then came back'),

  'funded: badge': row('Money received', 'USDC received by us'),

  'refunded: end': row(
    'Nothing was sent to {main wallet}. The money went back to {Chase}, where it can take a few days to show.',
    'Nothing was paid to {Chase}. The USDC went back to the wallet it came from.',
  ),
  'failed: end': row(
    'Nothing was sent to {main wallet}. If your bank transfer has reached us, we send the money back to {Chase}, and this page then shows Refunded.',
    'Nothing was paid to {Chase}. If your USDC has reached us, we send it back, and this page then shows Refunded. Check the bank account before you try again.',
  ),
  'failedPrecondition: end': row(
    'Nothing was sent to {main wallet}. If your bank transfer has reached us, we send the money back to {Chase}. Support can tell you what has to change.',
    'Nothing was paid to {Chase}. If your USDC has reached us, we send it back. Support can tell you what has to change.',
  ),
  'cancelled: end': row(
    'Nothing was sent and nothing was charged. If your bank transfer still arrives, we send the money back to {Chase}.',
    'Nothing was paid to {Chase} and nothing was charged. If your USDC still arrives, we send it back.',
  ),
  'returned: end': row(
    'Your USDC arrived in {main wallet} and came back. Support can tell you when you get your money back.',
    'It was paid to {Chase} and came back. Check the bank account before you send again. Support can tell you when you get your USDC back.',
  ),

  'pending: steps': row(
    'Transfer created: From {Chase} to {main wallet}. | Waiting for your money: Send it from {Chase} by bank transfer. | Converting and sending: We convert it to USDC and send it to {main wallet}. | Arrival: In {main wallet}, once the network has confirmed it.',
    'Transfer created: From {main wallet} to {Chase}. | Waiting for your wallet: We’re waiting for your USDC from {main wallet}. | Converting and sending: We convert it to USD and send it to {Chase}. | Arrival: At {Chase}. The bank can take a little longer to show it.',
  ),
  'succeeded: steps': row(
    'Transfer created: From {Chase} to {main wallet}. | Money received: Your bank transfer from {Chase} has reached us. | Converted and sent: Converted to USDC and sent to {main wallet}. | Arrived: In {main wallet}.',
    'Transfer created: From {main wallet} to {Chase}. | USDC received by us: Your USDC from {main wallet} has reached us. | Converted and sent: Converted to USD and sent to {Chase}. | Arrived: At {Chase}.',
  ),
  'failedPrecondition: steps': row(
    'Transfer created: From {Chase} to {main wallet}. | Couldn’t be processed: Nothing was sent to {main wallet}. | Sending the money back: If your money has reached us, it goes back to {Chase}.',
    'Transfer created: From {main wallet} to {Chase}. | Couldn’t be processed: Nothing was paid to {Chase}. | Sending the money back: If your USDC has reached us, it goes back to the wallet it came from.',
  ),
  'refunded: steps': row(
    'Transfer created: From {Chase} to {main wallet}. | Sent back: To {Chase}. The bank can take a few days to show it.',
    'Transfer created: From {main wallet} to {Chase}. | Sent back: To the wallet it came from.',
  ),
  'cancelled: steps': row(
    'Transfer created: From {Chase} to {main wallet}. | Cancelled: If your money still arrives, we send it back.',
    'Transfer created: From {main wallet} to {Chase}. | Cancelled: If your USDC still arrives, we send it back.',
  ),
} as const satisfies Readonly<Record<string, ByDirection>>
