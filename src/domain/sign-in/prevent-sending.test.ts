import { expect, test } from 'vitest'
import { preventsSending } from './prevent-sending.ts'

test.each([
  [undefined, '', false],
  [undefined, '?sadmin', true],
  [undefined, '?sadmin=1', true],
  [undefined, '?sadmin=true&x=1', true],
  [undefined, '?sadmin=false', false],
  [undefined, '?sadmin=FALSE', false],
  [undefined, '?sadmin=0', false],
  [undefined, '?other=sadmin', false],
  ['', '', true],
  ['1', '', true],
  ['0', '', false],
  ['0', '?sadmin=1', true],
])('sadmin %j in the route and %j in the page’s address prevents sending: %s [AUTH-05]', (route, page, prevents) => {
  expect(preventsSending(route, page)).toBe(prevents)
})
