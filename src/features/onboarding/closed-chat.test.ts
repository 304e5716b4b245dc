import { expect, test } from 'vitest'
import { closeChat } from './closed-chat.ts'

function stage() {
  const log: string[] = []
  const chat = {
    boot: ({ userId, hash }: { userId: string; hash: string }) => void log.push(`boot ${userId} ${hash}`),
    open: () => {},
    shutdown: () => void log.push('shutdown'),
  }
  const customer = { userId: 'customer_a', readHash: async () => 'h1', isSessionOpen: () => true }
  return { log, chat, customer }
}

test('the chat is closed immediately and opened again with a proof of the customer’s identity [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  const open = closeChat(chat, customer)
  expect(log).toEqual(['shutdown'])
  await open()
  expect(log).toEqual(['shutdown', 'boot customer_a h1'])
})

test('a chat that was closed again while the proof was loading stays closed [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  const opening = closeChat(chat, customer)()
  const openLater = closeChat(chat, customer)
  await opening
  expect(log).toEqual(['shutdown', 'shutdown'])
  await openLater()
  expect(log.at(-1)).toBe('boot customer_a h1')
})

test('the chat stays closed when the customer signs out before the proof is loaded [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  let isIn = true
  const opening = closeChat(chat, { ...customer, isSessionOpen: () => isIn })()
  isIn = false
  await opening
  expect(log).toEqual(['shutdown'])
})

test('a missing proof or a chat that throws opens nothing and breaks nothing [REJ-04]', async () => {
  const { log, chat, customer } = stage()
  await closeChat(chat, { ...customer, readHash: () => Promise.reject(new Error('down')) })()
  expect(log).toEqual(['shutdown'])
  const fail = () => {
    throw new Error('the host')
  }
  await closeChat({ boot: fail, open: fail, shutdown: fail }, customer)()
})
