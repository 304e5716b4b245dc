/** A note of the Test Wallet over the page, until it is closed. A later one takes its place. */
export function showNote(sentence: string): void {
  document.querySelector('.wallet-note')?.remove()
  const [note, text, close] = ['aside', 'p', 'button'].map((name) => document.createElement(name))
  note!.className = 'wallet-note'
  note!.setAttribute('role', 'status')
  text!.textContent = sentence
  close!.textContent = 'Close'
  close!.setAttribute('type', 'button')
  close!.addEventListener('click', () => note!.remove())
  note!.append(text!, close!)
  document.body.append(note!)
}
