// WebDriver's code points for keys without a character.
const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
}
const BUTTONS = ['left', 'middle', 'right']

function codeOf(key) {
  if ([...key].length === 1) return key
  if (!(key in KEYS)) throw new Error(`No key is named ${key}`)
  return KEYS[key]
}

function createKeyboard(perform) {
  const act = (...actions) => perform({ type: 'key', id: 'keyboard', actions })
  const down = (key) => ({ type: 'keyDown', value: codeOf(key) })
  const up = (key) => ({ type: 'keyUp', value: codeOf(key) })
  return {
    down: (key) => act(down(key)),
    up: (key) => act(up(key)),
    press: (key) => act(down(key), up(key)),
    type: (text) => act(...[...text].flatMap((key) => [down(key), up(key)])),
  }
}

function createMouse(perform) {
  const act = (...actions) => perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x, y })
  const change = (type, button = 'left') => ({ type, button: BUTTONS.indexOf(button) })
  return {
    move: (x, y) => act(move(x, y)),
    down: ({ button } = {}) => act(change('pointerDown', button)),
    up: ({ button } = {}) => act(change('pointerUp', button)),
    click: (x, y, { button } = {}) => act(move(x, y), change('pointerDown', button), change('pointerUp', button)),
  }
}

/** Implements the part of Playwright's page that @web/test-runner's commands use, on a WebDriver session. */
export function createPage(call, setPreferences) {
  const perform = (source) => call('POST', '/actions', { actions: [source] })
  const ask = (script) => call('POST', '/execute/sync', { script: `return ${script}`, args: [] })
  return {
    keyboard: createKeyboard(perform),
    mouse: createMouse(perform),
    emulateMedia: setPreferences,
    async setViewportSize({ width, height }) {
      const [left, top] = await ask('[outerWidth - innerWidth, outerHeight - innerHeight]')
      await call('POST', '/window/rect', { x: 0, y: 0, width: width + left, height: height + top })
      let [stillWidth, still] = [0, 0]
      for (let turn = 0; turn < 500; turn += 1) {
        const [innerWidth, innerHeight] = await ask('[innerWidth, innerHeight]')
        if (innerWidth === width && innerHeight === height) return
        // The toolbar prevents a window as narrow as a phone, so the window keeps its minimum width.
        still = innerWidth === stillWidth && innerWidth > width && innerHeight === height ? still + 1 : 0
        stillWidth = innerWidth
        if (still === 10) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`The window does not become ${width} by ${height}`)
    },
  }
}
