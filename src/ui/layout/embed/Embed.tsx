import type { ReactNode, Ref } from 'react'
import styled from '@emotion/styled'
import { Loader } from '../../feedback/Loader.tsx'
import { useEmbed } from './use-embed.ts'

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
