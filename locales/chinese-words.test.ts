import { expect, test } from 'vitest'
import { markChineseWords } from './chinese-words.mjs'

const seen = (message: unknown) => JSON.parse(JSON.stringify(message).replaceAll('\u200B', '|')) as unknown
const marked = (message: string | readonly unknown[]) => seen(markChineseWords('a', message))

test('a line of Chinese may end between words, and after a sign by itself [S9]', () => {
  expect(marked('在您确认之前，即可看到付款金额')).toBe('在|您|确认|之前，即可|看到|付款|金额')
  expect(marked('请输入由六位数字组成的验证码')).not.toContain('验|证')
})

test('a Latin name is a word of its own, and none of its letters is parted [S9]', () => {
  expect(marked('请使用ACH电汇或SEPA电汇付款')).toContain('ACH|电')
  expect(marked('请使用ACH电汇或SEPA电汇付款')).not.toMatch(/[A-Z]\|[A-Z]/)
})

test('a line may end beside a value, in each form of a choice, and at an element [S9]', () => {
  expect(marked(['您将收到', ['amount'], '到账'])).toEqual(['您|将|收到|', ['amount'], '|到|账'])
  const choice = (form: string) => [['kind', 'select', { other: form }]]
  expect(marked(choice('您的付款金额'))).toEqual(choice('您|的|付款|金额'))
  expect(marked('请联系<0>客户支持</0>以了解详情')).toBe('请|联系|<0>客户|支持</0>|以|了解|详情')
})

test('a short label, and what is copied for a letter, have no character that is not seen [S9]', () => {
  expect(markChineseWords('a', '收款账户名称')).toBe('收款账户名称')
  const line = [['label'], '：', ['value']]
  expect(markChineseWords('ui.copiedLine', line)).toBe(line)
})
