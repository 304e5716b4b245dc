import { createContext, useContext } from 'react'

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The level of a screen's title. The host's page has its own `h1`. */
export const HeadingLevel = createContext(2)

/** The tag of a heading that is so many levels below the title of the screen. HTML has six levels. */
export function useHeadingTag(below: 0 | 1 | 2): (typeof LEVELS)[number] {
  const level = useContext(HeadingLevel) + below
  return LEVELS[Math.min(level, LEVELS.length) - 1] ?? 'h2'
}
