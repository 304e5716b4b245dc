import { breaksOf, type Break } from './entry.ts'

const COMPLETE = 'is complete after hydration'
const GIVES = 'gives the element its attributes, properties and listeners'
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
    [['SHELL-16'], "if (!pathname.startsWith('/')) return null", '', 'a name that is no folder'],
    [['SHELL-16'], 'return null\n  }', "return ''\n  }", 'says how to name the folder, and throws nothing'],
    [['SHELL-16'], "+ pathname.replace(file, '/')", '+ pathname', '%s names the folder of the module'],
  ]),
  ...breaksOf('element/sphere-ramp.ts', 'test/browser/element/react.test.ts', [
    [['SHELL-16'], 'if (problem && !this[CONNECTED]) return this.#schedule()', '', 'says no error where the address'],
  ]),
]
