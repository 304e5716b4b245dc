/** Plain styles: these pages stand for pages of other companies. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #16181d; --muted: #5c6370; --line: #dfe2e8; --card: #ffffff; --back: #f5f6f8;
  --main: #1f5eff; --on-main: #ffffff; --good: #14743b; --bad: #b3261e; --wait: #8a5a00 }
@media (prefers-color-scheme: dark) { :root { --text: #eceef2; --muted: #a4abb8; --line: #343a46; --card: #1b1f27;
  --back: #12151b; --main: #8fb0ff; --on-main: #0b1430; --good: #6fd79a; --bad: #ff9a92; --wait: #f2c265 } }
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: var(--back); color: var(--text); font: 15px/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere }
.card { max-width: 640px; margin: 0 auto; padding: 20px; background: var(--card); border: 1px solid var(--line);
  border-radius: 12px }
h1 { margin: 0 0 4px; font-size: 21px; line-height: 1.3 }
h2 { margin: 18px 0 4px; font-size: 15px }
p { margin: 0 0 10px }
.lang, .note { color: var(--muted); font-size: 13px }
.actions + .lang { margin: 14px 0 0 }
.text { max-height: 320px; overflow: auto; padding: 4px 14px 8px; margin: 14px 0; border: 1px solid var(--line);
  border-radius: 8px }
.text:focus-visible, button:focus-visible { outline: 2px solid var(--main); outline-offset: 2px }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px }
button { flex: 1 1 120px; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: var(--main); background: var(--main); color: var(--on-main) }
button[aria-pressed='true'] { border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main) }
button:disabled { opacity: .5; cursor: default }
[hidden] { display: none !important }
ol { list-style: none; margin: 14px 0 0; padding: 0 }
li { display: flex; justify-content: space-between; gap: 12px; padding: 9px 0; border-top: 1px solid var(--line) }
li b { font-weight: 600 }
li span { color: var(--muted) }
li[data-status='complete'] span { color: var(--good) }
li[data-status='pending'] span, li[data-status='underReview'] span { color: var(--wait) }
li[data-status='rejected'] span, li[data-status='softRejected'] span { color: var(--bad) }
.status { min-height: 1.55em; margin: 14px 0 0; font-weight: 600 }
`.trim()
