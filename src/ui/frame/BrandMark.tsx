/** The default logo. It is not mirrored in right-to-left. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
      <path fill="currentColor" d="M2 19.5 9.6 4.8c.5-1 1.9-1 2.4 0l1.7 3.3-5.9 11.4H2Z" />
      <path fill="var(--sr-accent)" d="M10.6 19.5l4.6-8.9c.5-.9 1.8-.9 2.3 0l4.5 8.9H10.6Z" />
    </svg>
  )
}
