import styled from '@emotion/styled'
import {
  useCallback,
  useEffect,
  useState,
  memo,
  useRef,
  useLayoutEffect,
  type ReactElement,
  type RefObject,
} from 'react'
import { MarkSvg } from '../MarkSvg.tsx'
import { RoundMark } from '../RoundMark.tsx'
import { unpackFlag, type CountryFlags } from './unpack-flag.ts'

const AHEAD = '150px'

/** All marks share one observer, because a long list has hundreds of them. */
const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

const notify = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.()
}

function watch(node: Element, seen: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(notify, { rootMargin: AHEAD, scrollMargin: AHEAD }))
  callbacks.set(node, seen)
  shared.observe(node)
  return () => shared.unobserve(node)
}

/** Whether a mark has been visible. Only marks in a list are observed; any other mark is rendered at once. */
function useInView(mark: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  // Syncs with the browser's scroll position of the list.
  useLayoutEffect(() => {
    const node = mark.current
    if (!node || isSeen) return
    const see = () => setSeen(true)
    if (node.closest('[role=option]') && globalThis.IntersectionObserver) return watch(node, see)
    see()
  }, [mark, isSeen])

  return isSeen
}

interface Props {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Null until the flags are loaded. */
  readonly flags: CountryFlags | null
}

const SIZE = 24

const Blank = styled.span`
  flex: none;
  display: block;
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
  border-radius: 50%;
  background: var(--sr-surface-pressed);
`

/** The flag of any country, for long lists. It is a plain disc until it is loaded and visible. `Flag` bundles the flags of the currencies. */
const CountryFlag = memo(function CountryFlag({ code, flags }: Props) {
  const blank = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(blank)
  const shape = flags && isSeen ? unpackFlag(flags, code) : null
  if (!shape) return <Blank ref={blank} aria-hidden="true" />
  return (
    <RoundMark size={SIZE} ring>
      <MarkSvg shape={shape} />
    </RoundMark>
  )
})

let loadedFlags: CountryFlags | null = null

const load = async () => (loadedFlags = (await import('./country-flags.generated.ts')).countryFlags)

/** Returns a function that renders a country's flag by alpha-2 code. Until the chunk of flags is loaded it renders a plain disc. */
export function useCountryFlags(): (code: string) => ReactElement {
  const [flags, setFlags] = useState(loadedFlags)

  // A failed download is not reported, because the names suffice. The next picker tries again.
  useEffect(() => {
    if (!flags) load().then(setFlags, () => {})
  }, [flags])

  return useCallback((code) => <CountryFlag code={code} flags={flags} />, [flags])
}
