import { none, of, type Row } from './row.ts'

const ofForm = (...names: string[]) => names.map((name) => `payouts.form.${name}`)

/** What a form says before its payout, one message at a time. */
export const FORM_ROWS: readonly Row[] = [
  of('form', ['maybeCreated'], 'payouts.undecided*', 'payouts.form.reviewUndecided', 'payouts.earlier.title'),
  of('form', ['createsOne'], ...ofForm('review', 'nextWallet', 'nextConnect')),
  of('form', ['createsNone'], ...ofForm('offline', 'outage', 'held', 'heldBySending', 'noPrice', 'repriced')),
  of('form', ['createsNone'], ...ofForm('needsWallet', 'selectWallet', 'needsAccount', 'shorten')),
  of('form', ['createsNone', 'amountHelps'], ...ofForm('fix', 'fill')),
  of('form', ['createsNone', 'noAmountHelps'], 'payouts.form.addTokens'),
  of('form', ['noAmountHelps'], 'payouts.form.bridged'),
  none('the question that opens the form', 'payouts.form.question'),
  none('the name of a field or of a row', ...ofForm('youReceive', 'sourceAccount', 'coin', 'wallet')),
  none('the name of a field or of a row', ...ofForm('destinationAccount', 'sourceWallet', 'recipients', 'summary')),
  none('the name of a field or of a row', ...ofForm('method', 'rate', 'arrives', 'aboutFees')),
  none('the name of a field, and of a row that is read with its amount', 'payouts.form.youSend'),
  none('an empty choice', ...ofForm('chooseAccount', 'chooseWallet')),
  none('the name of a button', ...ofForm('addAccount', 'addWallet', 'addRecipient', 'useOther', 'change', 'continue')),
  none('the name of a button, which stays where it can’t be pressed', ...ofForm('half', 'max', 'send', 'sendNothing')),
  none('what a method or a network allows, whatever is sent', ...ofForm('limits.from', 'limits.range')),
  none('what a method or a network allows, whatever is sent', 'payouts.form.networkReason'),
  none('what the network charges, which a wallet may pay otherwise', 'payouts.form.missingFeeCoin'),
  none('what the wallet holds, whatever is sent', ...ofForm('balance', 'balanceFailed')),
  none('a price, which is another one for each amount', ...ofForm('priced', 'feesHelp')),
  none('what one of two buttons of an off-ramp does, whatever the other one needs', 'payouts.form.next'),
  none('what could not be read', ...ofForm('loadError', 'priceFailed')),
]
