import { breaksOf, type Break } from './entry.ts'

/** Answers that vendors have published, and what is made of them. */
export const ANSWER_BREAKS: readonly Break[] = [
  ...breaksOf('src/chains/evm/facts.ts', 'src/chains/evm/answers.test.ts', [
    [['C20'], '100n, 10n, 5n]', '100n]', 'is searched in shorter ranges'],
  ]),
]
