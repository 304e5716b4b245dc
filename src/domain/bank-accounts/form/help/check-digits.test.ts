import { expect, test } from 'vitest'
import { hasIbanDigits, isClabe, isCnpj, isCpf, isRoutingNumber } from './check-digits.ts'

/** Every wrong digit at every position. */
const withOneDigitChanged = (number: string) =>
  [...number].flatMap((character, at) =>
    /\d/.test(character)
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (step) => number.slice(0, at) + ((Number(character) + step) % 10) + number.slice(at + 1),
        )
      : [],
  )

test.each([
  [isRoutingNumber, '021000021'],
  [isRoutingNumber, '011401533'],
  [isRoutingNumber, '322271627'],
  [isClabe, '032180000118359719'],
  [isClabe, '002010077777777771'],
  [hasIbanDigits, 'DE89370400440532013000'],
  [hasIbanDigits, 'GB29NWBK60161331926819'],
  [hasIbanDigits, 'MT84MALT011000012345MTLCAST001S'],
  [hasIbanDigits, 'NO9386011117947'],
])('%o takes %s, and finds each mistyped digit in it [SAFE-W6]', (isValid, number) => {
  expect(isValid(number)).toBe(true)
  expect(withOneDigitChanged(number).filter(isValid)).toEqual([])
})

test.each([
  [isCpf, '52998224725'],
  [isCpf, '11144477735'],
  [isCnpj, '11444777000161'],
  [isCnpj, '12ABC34501DE35'],
  [isCnpj, '00000000000191'],
])('%o takes %s, and finds a mistyped digit at its end [SAFE-W6]', (isValid, number) => {
  expect(isValid(number)).toBe(true)
  const changed = withOneDigitChanged(number).filter((each) => each.slice(0, -2) === number.slice(0, -2))
  expect(changed).toHaveLength(18)
  expect(changed.filter(isValid)).toEqual([])
})

test.each([
  [isRoutingNumber, '000000000'],
  [isClabe, '000000000000000000'],
  [isCpf, '11111111111'],
  [isCnpj, '00000000000000'],
  [isCpf, '5299822472'],
  // The second digit fits the mistyped first one.
  [isCpf, '52998224733'],
  [isCnpj, '52998224725'],
  [hasIbanDigits, ''],
  [hasIbanDigits, 'DE89 3704'],
])('the check %o does not take %j [SAFE-W6]', (isValid, text) => {
  expect(isValid(text)).toBe(false)
})
