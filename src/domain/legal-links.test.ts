import { expect, test } from 'vitest'
import { legalLinks } from './legal-links.ts'

test('the host’s legal pages are linked in their order, each by its own address', () => {
  const legal = { privacy: 'https://shop.example/privacy', terms: 'http://127.0.0.1:8080/terms' }
  expect(legalLinks(legal)).toEqual([
    { document: 'terms', url: 'http://127.0.0.1:8080/terms' },
    { document: 'privacy', url: 'https://shop.example/privacy' },
  ])
  expect(legalLinks({ privacy: legal.privacy })).toEqual([{ document: 'privacy', url: legal.privacy }])
})

test.each([undefined, null, {}, { terms: '' }, { terms: '/terms' }, { terms: 'javascript:alert(1)' }, { terms: 5 }])(
  'what is no web address is not linked: %j',
  (legal) => {
    expect(legalLinks(legal)).toEqual([])
  },
)
