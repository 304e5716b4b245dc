import { LANGUAGES } from '../fit/variants.mjs'

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d9dce3,#33363d)}
*{box-sizing:border-box}
body{font:14px/20px system-ui,sans-serif;margin:0;background:light-dark(#f4f5f7,#17181b);color:light-dark(#1b1d22,#eceef2)}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:12px 24px;background:light-dark(#fff,#1f2125);border-bottom:1px solid var(--line)}
h1{font-size:16px;margin:0}
fieldset{display:flex;gap:12px;border:0;margin:0;padding:0}
label{display:inline-flex;gap:6px;align-items:center}
input[type=search]{font:inherit;padding:6px 10px;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit}
main{display:grid;grid-template-columns:220px minmax(0,1fr)}
nav{position:sticky;top:57px;align-self:start;height:calc(100vh - 57px);overflow:auto;padding:16px 24px;border-inline-end:1px solid var(--line)}
nav h2{font-size:12px;text-transform:uppercase;letter-spacing:.04em;margin:16px 0 4px;opacity:.7}
nav a{display:block;color:inherit;text-decoration:none;padding:2px 0;overflow-wrap:anywhere}
nav a:hover{text-decoration:underline}
section{padding:16px 24px 24px;border-bottom:1px solid var(--line);scroll-margin-top:57px}
section h3{font-size:15px;margin:0 0 12px}
.strip{display:flex;gap:16px;overflow-x:auto;align-items:flex-start;padding-bottom:8px}
figure{margin:0;flex:none}
img{display:block;height:420px;width:auto;border:1px solid var(--line);background:#fff}
figcaption{font-size:12px;opacity:.75;margin-top:4px}
[hidden]{display:none!important}`

// The filters are kept in the URL, so that a view can be shared.
const SCRIPT = `
const form = document.querySelector('header')
const wanted = new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '')
for (const box of form.querySelectorAll('[type=checkbox]')) if (wanted.has(box.name)) box.checked = wanted.getAll(box.name).includes(box.value)
function show() {
  const on = (name) => [...form.querySelectorAll('[name=' + name + ']:checked')].map((box) => box.value)
  const looks = { width: on('width'), mode: on('mode'), language: on('language') }
  const text = form.querySelector('[type=search]').value.toLowerCase()
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = !Object.entries(looks).every(([name, values]) => values.includes(figure.dataset[name]))
  for (const place of document.querySelectorAll('[data-name]')) place.hidden = !place.dataset.name.includes(text)
}
form.addEventListener('input', show)
show()`

const LOOKS = { width: ['360', '900'], mode: ['light', 'dark'], language: ['en', 'en-XA', 'ar-XB', ...LANGUAGES] }

const boxes = ([name, values]) =>
  `<fieldset>${values
    .map(
      (value) =>
        `<label><input type="checkbox" name="${name}" value="${value}"${value === 'en-XA' ? '' : ' checked'}>${value}</label>`,
    )
    .join('')}</fieldset>`

const figure = ({ file, width, mode, language }) =>
  `<figure data-width="${width}" data-mode="${mode}" data-language="${language}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} ${mode} ${language}</figcaption></figure>`

const id = (name) => name.replaceAll('/', '.')

/** Writes the index page. `groups` are titled lists of names, and `pictures` returns the files of a name. */
export function indexPage(groups, pictures) {
  const drawn = groups
    .map(([title, names]) => [title, names.filter((name) => pictures.has(name))])
    .filter(([, names]) => names.length > 0)
  const links = ([title, names]) =>
    `<h2>${title}</h2>${names.map((name) => `<a data-name="${name.toLowerCase()}" href="#${id(name)}">${name}</a>`).join('')}`
  const section = (name) =>
    `<section id="${id(name)}" data-name="${name.toLowerCase()}"><h3>${name}</h3><div class="strip">${pictures.get(name).map(figure).join('')}</div></section>`
  const count = drawn.reduce((sum, [, names]) => sum + names.length, 0)

  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>sphere-ramp gallery</title><style>${STYLE}</style>
<header><h1>${count} screens and parts</h1>${Object.entries(LOOKS).map(boxes).join('')}<input type="search" placeholder="Name" aria-label="Name"></header>
<main><nav>${drawn.map(links).join('')}</nav><div>${drawn.flatMap(([, names]) => names.map(section)).join('\n')}</div></main>
<script>${SCRIPT}</script></html>`
}
