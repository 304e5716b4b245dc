import { expect, test } from 'vitest'
import { closeChat } from './closed-chat.ts'

function stage() {
  const log: string[] = []
  const chat = {
    boot: ({ userId, hash }: { userId: string; hash: string }) => void log.push(`boot ${userId} ${hash}`),
    open: () => {},
    shutdown: () => void log.push('shutdown'),
  }
  const customer = { userId: 'customer_a', readHash: async () => 'h1', isThere: () => true }
  return { log, chat, customer }
}

test('the chat is closed at once, and opened again with a proof of who speaks [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  const open = closeChat(chat, customer)
  expect(log).toEqual(['shutdown'])
  await open()
  expect(log).toEqual(['shutdown', 'boot customer_a h1'])
})

test('a chat that was closed again while the proof was read stays closed [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  const opening = closeChat(chat, customer)()
  const openLater = closeChat(chat, customer)
  await opening
  expect(log).toEqual(['shutdown', 'shutdown'])
  await openLater()
  expect(log.at(-1)).toBe('boot customer_a h1')
})

test('who signs out before the proof is there gets no chat [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  let isIn = true
  const opening = closeChat(chat, { ...customer, isThere: () => isIn })()
  isIn = false
  await opening
  expect(log).toEqual(['shutdown'])
})

test('without a proof, and by a chat that throws, nothing is opened and nothing stops [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  await closeChat(chat, { ...customer, readHash: () => Promise.reject(new Error('down')) })()
  expect(log).toEqual(['shutdown'])
  const fail = () => {
    throw new Error('the host')
  }
  await closeChat({ boot: fail, open: fail, shutdown: fail }, customer)()
})
