import styled from '@emotion/styled'

const Art = styled.svg`
  inline-size: 168px;
  block-size: 96px;
  margin-block-end: 8px;
`

const Illustration = ({ children }: { readonly children: React.ReactNode }) => (
  <Art viewBox="0 0 168 96" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
    {children}
  </Art>
)

interface RowProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly opacity: number
}

const RowIllustration = ({ x, y, width, opacity }: RowProps) => (
  <g opacity={opacity}>
    <rect x={x} y={y} width={width} height="28" rx="7" fill="var(--sr-surface)" stroke="var(--sr-border-strong)" />
    <rect x={x + 8} y={y + 7} width="14" height="14" rx="4" fill="var(--sr-surface-pressed)" />
    <rect x={x + 30} y={y + 8} width={width * 0.3} height="4" rx="2" fill="var(--sr-border-strong)" />
    <rect x={x + 30} y={y + 16} width={width * 0.2} height="4" rx="2" fill="var(--sr-surface-pressed)" />
    <rect x={x + width - 34} y={y + 12} width="24" height="4" rx="2" fill="var(--sr-surface-pressed)" />
  </g>
)

/** For a list without entries. */
export const FirstRowIllustration = () => (
  <Illustration>
    <RowIllustration x={24} y={6} width={120} opacity={0.45} />
    <RowIllustration x={24} y={62} width={120} opacity={0.45} />
    <RowIllustration x={14} y={34} width={140} opacity={1} />
    <circle cx="150" cy="38" r="11" fill="var(--sr-accent)" />
    <path d="M145.5 38h9M150 33.5v9" stroke="var(--sr-on-accent)" strokeWidth="1.8" />
  </Illustration>
)

/** For a search without results. */
export const NoMatchIllustration = () => (
  <Illustration>
    <RowIllustration x={14} y={34} width={140} opacity={0.6} />
    <circle cx="88" cy="44" r="17" fill="var(--sr-surface)" stroke="var(--sr-text-subtle)" strokeWidth="2" />
    <path d="M100 57l10 10" stroke="var(--sr-text-subtle)" strokeWidth="2.4" />
  </Illustration>
)

const AROUND_OWN_CENTER = { transformBox: 'fill-box', transformOrigin: 'center' } as const

/** A bank and a coin. The illustration is mirrored in right-to-left, except for the dollar sign. */
export const TransferIllustration = () => (
  <Illustration>
    <g className="sr-flip" style={AROUND_OWN_CENTER}>
      <rect x="20" y="20" width="56" height="56" rx="12" fill="var(--sr-surface)" stroke="var(--sr-border-strong)" />
      <path
        d="M34 44l14-8 14 8H34Zm4 2v12m7-12v12m6-12v12m7-12v12M34 60h28"
        stroke="var(--sr-text-subtle)"
        strokeWidth="1.6"
      />
      <rect x="92" y="20" width="56" height="56" rx="28" fill="var(--sr-surface)" stroke="var(--sr-border-strong)" />
      <path
        className="sr-flip"
        style={AROUND_OWN_CENTER}
        d="M125 43c-.5-2-2.2-3.2-5-3.2-3 0-4.9 1.4-4.9 3.6 0 5.5 10.2 2.5 10.2 8.4 0 2.2-2 3.6-5.3 3.6-3 0-5-1.4-5.4-3.7M120 36.5v3M120 55.5v3"
        stroke="var(--sr-text-subtle)"
        strokeWidth="1.8"
      />
      <circle cx="84" cy="48" r="13" fill="var(--sr-accent)" />
      <path d="M78.5 48h11M85.5 44l4 4-4 4" stroke="var(--sr-on-accent)" strokeWidth="1.8" />
    </g>
  </Illustration>
)

const SCREEN = {
  x: '24',
  y: '14',
  width: '120',
  height: '68',
  rx: '12',
  fill: 'var(--sr-surface)',
  stroke: 'var(--sr-border-strong)',
  strokeDasharray: '4 4',
} as const

/** For what could not be loaded although there is a connection. */
export const UnavailableIllustration = () => (
  <Illustration>
    <rect {...SCREEN} />
    <path d="M48 34h40M48 46h26M48 58h32" stroke="var(--sr-border-strong)" strokeWidth="4" />
    <circle cx="112" cy="52" r="15" fill="var(--sr-surface)" stroke="var(--sr-destructive-icon)" strokeWidth="2.2" />
    <path d="M112 45v8" stroke="var(--sr-destructive-icon)" strokeWidth="2.2" />
    <circle cx="112" cy="58.5" r="1.4" fill="var(--sr-destructive-icon)" />
  </Illustration>
)

/** For a failed connection. */
export const UnreachableIllustration = () => (
  <Illustration>
    <rect {...SCREEN} />
    <path
      d="M66 44c5-4 11-6.2 18-6.2S97 40 102 44M72 52c3.4-2.6 7.4-4 12-4s8.6 1.400 12 4M78 60c1.8-1.3 3.8-2 6-2s4.200.7 6 2"
      stroke="var(--sr-border-strong)"
      strokeWidth="2"
    />
    <circle cx="84" cy="66" r="1.8" fill="var(--sr-text-subtle)" />
    <path d="M66 34l36 36" stroke="var(--sr-destructive-icon)" strokeWidth="2.2" />
  </Illustration>
)
