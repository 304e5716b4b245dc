import { RAMP_EVENTS } from '../../element/frameworks/listeners.ts'

const MOST = 100

/** Lists each event of the element, the newest first. */
export function logEvents(ramp: Element, list: Element): void {
  for (const name of RAMP_EVENTS) {
    ramp.addEventListener(name, (event) => {
      list.prepend(row(name, (event as CustomEvent<unknown>).detail))
      list.children[MOST]?.remove()
    })
  }
}

function row(name: string, detail: unknown): Element {
  const [item, time, words, data] = ['li', 'time', 'code', 'code'].map((tag) => document.createElement(tag))
  time!.textContent = new Date().toLocaleTimeString('en', { hour12: false })
  words!.textContent = name
  data!.textContent = detail === null ? '' : JSON.stringify(detail)
  item!.append(time!, words!, data!)
  return item!
}
