import { parse } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { code, sources } from '../test/support/imports.ts'
import { englishMessages } from './messages.ts'
import { isShortPlace } from './places.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function nodesIn(value: unknown): readonly Node[] {
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** They are named like buttons, and the text inside them stands in a panel, a bubble or a menu. */
const OTHERS = ['PanelButton', 'HelpButton', 'SignOutButton']

/** A link in a sentence or a line may break. */
const isLink = (opening: Node) =>
  nodesIn(opening['attributes']).some(({ type, value }) => type === 'Literal' && value === 'link')

/** The texts in the code of a file that stand inside a button or a badge. */
async function textsOnButtons(path: string, text: string): Promise<readonly unknown[]> {
  const { program } = await parse(path, text)
  const elements = nodesIn(program).filter(({ type, openingElement }) => {
    if (type !== 'JSXElement') return false
    const opening = openingElement as Node
    const name = String((opening['name'] as Node)['name'])
    return /(?:Button|Badge)$/.test(name) && !OTHERS.includes(name) && !isLink(opening)
  })
  return elements.flatMap(({ children }) => nodesIn(children)).map(({ value }) => value)
}

const messages = englishMessages()

test('the comment of a message that the code puts on a button or a badge says so [S9]', async () => {
  const screens = sources.filter((path) => path.endsWith('.tsx'))
  const texts = new Set((await Promise.all(screens.map((path) => textsOnButtons(path, code(path))))).flat())
  const onOne = messages.filter(({ id }) => texts.has(id))
  expect(onOne.length).toBeGreaterThan(90)
  expect(onOne.filter(({ comment }) => !isShortPlace(comment)).map(({ id }) => id)).toEqual([])
})

test('a button and a badge are found in code, and a link in a line is not [S9]', async () => {
  const screen = "<p><Badge>{t('a.badge')}</Badge><Button size='lg'>{x ? t('a.one') : t('a.two')}</Button>{t('a.text')}"
  const link = "<Button variant='link'>{t('a.link')}</Button></p>"
  const texts = await textsOnButtons('a.tsx', `export const A = () => ${screen}${link}`)
  expect(texts.filter((text) => String(text).startsWith('a.'))).toEqual(['a.badge', 'a.one', 'a.two'])
})

test.each([
  ['Button: opens the form for a wallet.', true],
  ['Badge of a transfer: it had arrived, and came back.', true],
  ['Main button of the setup: opens the terms.', true],
  ['Heading of a dialog, a button and an entry of a menu.', true],
  ['Heading of the dialog with the address of support, and the button that opens it.', true],
  ['Heading above the button “Sign out”.', false],
  ['Name of a button, for screen readers: copies the address.', false],
  ['Below the button of a form: what it does.', false],
  ['Bar above every screen, and the reason under a button that cannot be pressed then.', false],
])('“%s” is of a button or a badge: %s [S9]', (comment, expected) => {
  expect(isShortPlace(comment)).toBe(expected)
})
