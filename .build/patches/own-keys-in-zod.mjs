import { once } from './once.mjs'

/** zod reads tables and answers with `for…in`, which also finds what a page put on Object.prototype: it throws, or takes it for part of the answer. */
export const ownKeysInZod = () =>
  once('ownKeysInZod', 2, (code, id) =>
    /zod\/v4\/core\/(schemas|util)\.js$/.test(id)
      ? code.replace(/for \(const (\w+) in (\w+)\)/g, 'for (const $1 of Object.keys($2))')
      : null,
  )
