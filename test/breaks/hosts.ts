import { breaksOf, type Break } from './entry.ts'

const COMPLETE = 'is complete after hydration'
const GIVES = 'gives the element its attributes, properties and listeners'
const KEYS = 'stops input events at the shadow root'
const NEWEST = 'calls the listener of the newest render once'

/** What the pages that embed the tag rely on. */
export const HOSTS: readonly Break[] = [
  ...breaksOf('element/frameworks/react.ts', 'test/browser/element/react.test.ts', [
    [['SHELL-16'], '(element.current!.config = value)', '(void value)', COMPLETE],
    [['SHELL-16'], 'tag.addEventListener(event', "tag.addEventListener('x-' + event", COMPLETE],
    [['SHELL-16'], '    latest.current = props\n', '', NEWEST],
    [['SHELL-16'], 'tag.isConnected && ', '', NEWEST],
    [['SHELL-16'], "tag['class'] = value", 'void value', GIVES],
    [['SHELL-16'], 'element.current!.theme = value ?? null', 'void value', GIVES],
    [['SHELL-16'], '    if (value === given.current) return\n', '', 'is given its one-time token once'],
  ]),
  ...breaksOf('element/classic/load-module.ts', 'element/classic/load-module.test.ts', [
    [['SHELL-16'], "if (!pathname.startsWith('/')) return null", '', 'is not a folder'],
    [['SHELL-16'], 'return null\n  }', "return ''\n  }", 'says how to name the folder, and throws nothing'],
    [['SHELL-16'], "+ pathname.replace(file, '/')", '+ pathname', '%s names the folder of the module'],
  ]),
  ...breaksOf('element/sphere-ramp.ts', 'test/browser/element/react.test.ts', [
    [['SHELL-16'], 'if (problem && !this[CONNECTED]) return this.#schedule()', '', 'says no error where the address'],
  ]),
  ...breaksOf('element/readiness.ts', 'test/browser/element/host-orders.test.ts', [
    [
      ['SAFE-F6'],
      'await step(await this.#opened.promise)',
      'await step(await this.ramp)',
      'ends a restored session that no server has answered',
    ],
  ]),
  ...breaksOf('element/define.ts', 'test/browser/element/host-orders.test.ts', [
    [
      ['SAFE-X4'],
      "console.warn('[sphere-ramp] page/defined-twice: The tag is defined. Load one script.')",
      'void 0',
      'a warning about a second copy',
    ],
  ]),
  ...breaksOf('element/define.ts', 'test/browser/element/element.test.ts', [
    [['SAFE-X4'], "if (customElements.get('sphere-ramp'))", 'if (false)', 'works when the script is loaded twice'],
  ]),
  ...breaksOf('element/lifecycle.ts', 'test/browser/element/element.test.ts', [
    [['SAFE-X6'], "['keydown', 'keyup', 'keypress']", "['keydown', 'keyup']", KEYS],
    [['SAFE-X6'], "'compositionend', 'paste', ", "'compositionend', ", KEYS],
    [['SAFE-X6'], '(event) => event.stopPropagation()', '() => undefined', KEYS],
  ]),
  ...breaksOf('element/attributes.ts', 'element/attributes.test.ts', [
    [['SAFE-X10'], '/^https:/i.test(url)', 'true', 'is refused [THEME-03, SAFE-X10]'],
    [['SAFE-X10'], "hostname === 'localhost'", "hostname.startsWith('localhost')", 'is refused [THEME-03, SAFE-X10]'],
    [['SAFE-X10'], ' && isLogo(logo)', '', 'is refused [THEME-03, SAFE-X10]'],
    [['SAFE-X10'], "    refuse('theme', 'JSON')\n", '    throw new Error(text)\n', 'makes the parser throw'],
  ]),
  ...breaksOf('src/chains/node.ts', 'src/chains/node.test.ts', [
    [['SAFE-X10'], 'readTokenName(network, name)', 'name', 'are ignored [SAFE-X10]'],
  ]),
]
