import { LOCALES } from '../../../locales/locales.generated.ts'

const WIDTHS = [320, 360, 380, 900, 1200]
/** 256 px is what a phone leaves at 400 % zoom. */
const HEIGHTS = [256, 480]
export const PSEUDO = 'en-XA'

const EVERY_WEIGHT = [400, 500, 600, 700]
const EUROPEAN = ['latin', 'latin-ext', 'vietnamese']

/** From packages, so that what is measured does not depend on the machine. Arimo has the widths of Liberation Sans and of Arial. */
const LATIN = [
  { name: 'Inter', from: '@fontsource/inter', weights: EVERY_WEIGHT, subsets: EUROPEAN },
  { name: 'Arimo', from: '@fontsource/arimo', weights: EVERY_WEIGHT, subsets: EUROPEAN },
  { name: 'DejaVu Sans', from: '@fontsource/dejavu-sans', weights: [400, 700], subsets: ['latin'] },
]
/** Scripts that those lack, by the languages that are written in them. Without subsets: all that the package has, and each when it is needed. */
const SCRIPTS = {
  ar: { name: 'Noto Sans Arabic', from: '@fontsource/noto-sans-arabic', weights: EVERY_WEIGHT, subsets: ['arabic'] },
  hi: {
    name: 'Noto Sans Devanagari',
    from: '@fontsource/noto-sans-devanagari',
    weights: EVERY_WEIGHT,
    subsets: ['devanagari'],
  },
  th: { name: 'Noto Sans Thai', from: '@fontsource/noto-sans-thai', weights: EVERY_WEIGHT, subsets: ['thai'] },
  'zh-CN': { name: 'Noto Sans SC', from: '@fontsource-variable/noto-sans-sc', weights: ['wght'] },
}

const scriptsOf = (languages) => languages.map((language) => SCRIPTS[language]).filter(Boolean)
/** The fonts that pictures in these languages need. */
export const fontFilesFor = (languages) => [...LATIN, ...scriptsOf(languages)]

/** The forms in which every screen has to fit with lengthened words. */
export const FORMS = LATIN.flatMap(({ name: font }) =>
  WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ fonts: [font], width, height }))),
)

export const fontsFor = (language) => (SCRIPTS[language] ? ['Inter', SCRIPTS[language].name] : ['Inter'])

/** The languages that customers read, each at the width of a small phone and of a page. */
export const LANGUAGES = LOCALES.filter((language) => language !== 'en' && language !== PSEUDO)
export const formsIn = (language) => [320, 900].map((width) => ({ fonts: fontsFor(language), width, height: 480 }))
