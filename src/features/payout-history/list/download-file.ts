/** A browser reads a file that it saves until its customer has chosen where to. */
const KEPT_MS = 60_000

interface TextFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Saves a file by a link that is in no document, so that the host page sees neither the link nor its click. */
export function downloadFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
