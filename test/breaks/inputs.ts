import { breaksOf, type Break } from './entry.ts'

const FORM = 'src/domain/bank-accounts/form'
const SURROUNDINGS = `${FORM}/typed/surroundings.test.ts`
const OFFERS = `${FORM}/offers.test.ts`
const OFFERED = 'src/domain/wallets/addresses/offered-address.test.ts'
const TYPED_BANK = 'test/browser/bank-accounts/typed-bank.test.ts'
const OFFERED_VALUES = 'test/browser/bank-accounts/offers.test.ts'
const UNDERSTOOD = ' is understood as '
const STOPPED = ' could not reach the bank, and is refused'
const PIX = ' decides what it is'

/** What a customer types or pastes: understood, refused, or asked about, and never sent as something else. */
export const INPUTS: readonly Break[] = [
  ...breaksOf(`${FORM}/typed/surroundings.ts`, SURROUNDINGS, [
    [['B25'], ".replace(AFTER, '')", '', UNDERSTOOD],
    [['B25'], ".replace(BRACKETED, '$1$2$3$4')", '', UNDERSTOOD],
    [['B25'], 'untilSettled(singleWidth(text), shorter)', 'untilSettled(text, shorter)', UNDERSTOOD],
  ]),
  ...breaksOf(`${FORM}/field-formats.ts`, SURROUNDINGS, [
    [['B25'], '[!-@[-\\x60{-~]{1,77}$/', '[!-~]{1,77}$/', STOPPED],
    [['B25'], 'const CODE = /^(?=.*\\d)', 'const CODE = /^', STOPPED],
  ]),
  ...breaksOf(`${FORM}/typed/phone.ts`, SURROUNDINGS, [
    [['B22'], "number.replace(TRUNK_ZERO, '$1')", "number.replace('(0)', '')", UNDERSTOOD],
    [['B22'], 'KEEPS_ZERO.test(number) ? number : number', 'number', UNDERSTOOD],
    [['B22'], ".replace(/^00(?=[1-9])/, '+')", '', UNDERSTOOD],
  ]),
  ...breaksOf(`${FORM}/typed/pix-key.ts`, SURROUNDINGS, [
    [['B25'], '/[()]|[-.]\\d{4}$|', '/[()]|', PIX],
    [['B25'], '|^\\d{12,13}$/', '/', PIX],
    [['B25'], '(?:\\(0\\)|0)?', '', PIX],
  ]),
  ...breaksOf(`${FORM}/validation.ts`, SURROUNDINGS, [
    [['B25'], "  if (isShortened(text)) return 'validation.shortenedNumber'\n", '', STOPPED],
  ]),
  ...breaksOf(`${FORM}/field-formats.ts`, OFFERS, [
    [['BANK-32'], '/^\\d{6,7}$/.test', '/^\\d{6,9}$/.test', 'a British account number of '],
    [['B5'], '(?!000201.*br', '(?!000201000000.*br', 'a short Pix code is no key either'],
  ]),
  ...breaksOf(`${FORM}/reactions.ts`, OFFERS, [
    [['B25'], '{ ...form, ...found }', 'form', 'pasted together fills both fields'],
    [
      ['BANK-23'],
      "if (form.bankType !== 'great_britain') return form\n",
      '\n',
      'another country’s fields are never split',
    ],
  ]),
  ...breaksOf('src/domain/wallets/addresses/move.ts', OFFERED, [
    [['W1'], '(?:0[xX])?[0-9a-fA-F]{64}|0x', '(?:0[xX])?[0-9a-fA-F]{60,64}|0x', 'an Aptos address of '],
  ]),
  ...breaksOf('src/domain/wallets/addresses/offered-address.ts', OFFERED, [
    [['W1'], '{60,63}', '{1,63}', 'nothing is offered for the Aptos address '],
    [['W1'], 'padStart(APTOS_LENGTH', 'padEnd(APTOS_LENGTH', 'an Aptos address of '],
  ]),
  ...breaksOf('src/lib/amount-input.ts', 'src/lib/amount-input.test.ts', [
    [['F29'], '|(?:${CODES}|${NAMES})\\\\.?)`', '|[A-Za-z]{1,4}\\\\.?)`', ' refuses '],
    [['SAFE-A1'], '`${mark}00`)', "'')", ' reads '],
  ]),
  ...breaksOf('src/ui/fields/amount/typed-history.ts', 'src/ui/fields/amount/typed-history.test.ts', [
    [
      ['F29'],
      'past: [...past, text], future: []',
      'past: [...past, text], future: past.concat(text)',
      'a new text ends what could',
    ],
  ]),
  ...breaksOf('src/ui/fields/combobox/use-option-search.ts', TYPED_BANK, [
    [['BANK-45', 'B13'], "onTyped?.(query.trim(), 'left')", 'undefined', 'keeps its typed name when the field is left'],
    [
      ['BANK-45', 'B13'],
      "onTyped?.(query.trim(), 'entered')",
      'undefined',
      'keeps its typed name when Enter is pressed',
    ],
  ]),
  ...breaksOf('src/features/bank-accounts/form/fields/BankNameField.tsx', TYPED_BANK, [
    [['B14'], 'listed?.name ?? text', 'text', 'is the one of the list where the typed name is its name'],
  ]),
  ...breaksOf('src/features/bank-accounts/form/fields/BankPicker.tsx', TYPED_BANK, [
    [
      ['BANK-46'],
      "onTyped={allowsTyping ? (name, how) => (how === 'left' ? onLeft : onOther)(name) : undefined}",
      "onTyped={(name, how) => (how === 'left' ? onLeft : onOther)(name)}",
      'has no name of its own where the bank must be picked',
    ],
  ]),
  ...breaksOf('src/features/bank-accounts/form/fields/BankField.tsx', OFFERED_VALUES, [
    [['BANK-32'], '{isLeft && offer &&', '{offer &&', 'is not offered while the number is still typed'],
  ]),
  ...breaksOf(`${FORM}/reactions.ts`, `${FORM}/reactions.test.ts`, [
    [
      ['B18'],
      'form.businessName.trim().length > HOLDER_MAX_LENGTH &&',
      "form.businessName !== '' &&",
      'a holder’s name that was cut',
    ],
  ]),
  ...breaksOf(`${FORM}/help/post-box.ts`, `${FORM}/help/post-box.test.ts`, [
    [['BANK-16'], '(?<!\\p{L})(?:${WORDS', '(?:${WORDS', 'is none'],
  ]),
  ...breaksOf('src/domain/payouts/quotes/fee-table.ts', 'src/domain/payouts/quotes/fee-table.test.ts', [
    [['F6'], 'some(({ available }) => available)', 'some(Boolean)', 'seven currencies can be paid out to nobody yet'],
  ]),
  ...breaksOf('src/features/payouts/choice/CurrencyRow.tsx', 'test/browser/payouts/not-paid-out.test.ts', [
    [['F6'], 'tag={!isPaid &&', 'tag={false &&', 'says so in the list of currencies'],
  ]),
  ...breaksOf('src/domain/sign-in/email.ts', 'src/domain/sign-in/email.test.ts', [
    [['AUTH-08'], 'new URL(url).hostname', 'host', ' is taken as '],
  ]),
  ...breaksOf('src/lib/typed-code.ts', 'src/ui/code/slots.test.ts', [
    [['B25'], '|\\d(?:[ -]\\d){5})', ')', 'the digits that are pasted from '],
  ]),
]
