import { useEffect, useState, type ReactNode, type Ref } from 'react'
import styled from '@emotion/styled'
import { Loader } from '../../feedback/Loader.tsx'

const LOAD_TIMEOUT_MS = 15_000

type EmbedPhase = 'loading' | 'loaded' | 'failed'

/** Tracks the loading of an iframe. An iframe fires no error event, so a timeout counts as a failure. */
function useEmbed(src: string) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly phase: EmbedPhase } | null>(null)
  const attemptKey = `${attempt} ${src}`
  const phase = outcome?.of === attemptKey ? outcome.phase : 'loading'

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setOutcome({ of: attemptKey, phase: 'failed' }), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [phase, attemptKey])

  return {
    phase,
    /** Changes with each attempt and each address, which makes React replace the iframe. */
    key: attemptKey,
    loaded: () => setOutcome({ of: attemptKey, phase: 'loaded' }),
    retry: () => setAttempt(attempt + 1),
  }
}

interface Props {
  readonly src: string
  /** The accessible name of the iframe. */
  readonly title: string
  /** The permissions policy of the iframe, such as the camera. */
  readonly allow?: string
  readonly sandbox?: string
  readonly frameRef?: Ref<HTMLIFrameElement>
  /** Shown when the page has not loaded within 15 seconds. `retry` loads it again. */
  readonly failure: (retry: () => void) => ReactNode
}

const Box = styled.div`
  flex: 1 1 auto;
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 420px;

  &[data-loaded] {
    background: #fff;
  }
`

const Frame = styled.iframe`
  flex: 1 1 auto;
  inline-size: 100%;
  min-block-size: 420px;
  border: 0;
  color-scheme: light;

  &[data-hidden] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    visibility: hidden;
  }
`

/** A third party's page in an iframe of full width. */
export function Embed({ src, title, allow, sandbox, frameRef, failure }: Props) {
  const { phase, key, loaded, retry } = useEmbed(src)
  if (phase === 'failed') return failure(retry)
  return (
    <Box data-loaded={phase === 'loaded' || undefined}>
      {phase === 'loading' && <Loader />}
      <Frame
        key={key}
        ref={frameRef}
        src={src}
        title={title}
        allow={allow}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        data-hidden={phase === 'loading' || undefined}
        onLoad={loaded}
      />
    </Box>
  )
}
