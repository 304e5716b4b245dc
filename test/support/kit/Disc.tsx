/** A coloured disc of 24 px, in place of a flag or coin. */
export const Disc = ({ hue }: { readonly hue: number }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill={`hsl(${hue} 60% 45%)`} />
  </svg>
)
