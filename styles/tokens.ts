// Negative letter spacing suits large Latin text only, so `--sr-tight` is 0 in other scripts. Where marks stand above and below the letters, a
// line is `--sr-tall` times as high as the letters.
const type = `
  --sr-font: var(
    --sphere-font,
    Inter,InterVariable,"Segoe UI Variable Text","Segoe UI",system-ui,Roboto,"Helvetica Neue",
    "Noto Sans","Noto Sans Arabic","Noto Sans JP",Arial,sans-serif
  );
  --sr-font-mono: ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Noto Sans Mono","Liberation Mono",monospace;
  --sr-text-title-size: 22px;
  --sr-text-title-line: var(--sr-tall,28px);
  --sr-text-title-track: calc(-.44px*var(--sr-tight));
  --sr-text-heading-size: 17px;
  --sr-text-heading-line: var(--sr-tall,24px);
  --sr-text-heading-track: calc(-.2px*var(--sr-tight));
  --sr-text-lead-size: 15px;
  --sr-text-lead-line: var(--sr-tall,22px);
  --sr-text-lead-track: calc(-.1px*var(--sr-tight));
  --sr-text-input-size: 16px;
  --sr-text-input-line: var(--sr-tall,24px);
  --sr-text-input-track: calc(-.16px*var(--sr-tight));
  --sr-text-body-size: 14px;
  --sr-text-body-line: var(--sr-tall,20px);
  --sr-text-body-track: calc(-.06px*var(--sr-tight));
  --sr-text-small-size: 13px;
  --sr-text-small-line: var(--sr-tall,18px);
  --sr-text-small-track: calc(-.02px*var(--sr-tight));
  --sr-text-caption-size: 12px;
  --sr-text-caption-line: var(--sr-tall,16px);
  --sr-text-caption-track: 0px;
  --sr-weight-regular: 400;
  --sr-weight-medium: 500;
  --sr-weight-semibold: 600;
  --sr-tight: 1;
`

const sizes = `
  --sr-control: 48px;
  --sr-control-md: 44px;
  --sr-control-sm: 36px;
  --sr-header-h: 56px;
  --sr-col-auth: 368px;
  --sr-col-form: 560px;
  --sr-col-wide: 796px;
`

const motion = `
  --sr-dur-instant: 80ms;
  --sr-dur-fast: 140ms;
  --sr-dur-base: 200ms;
  --sr-dur-slow: 320ms;
  --sr-dur-turn: 800ms;
  --sr-ease: cubic-bezier(.2,0,0,1);
  --sr-ease-out: cubic-bezier(.16,1,.3,1);
  --sr-slide: 24px;
`

const layers = `
  --sr-ring-width: 2px;
  --sr-ring-offset: 2px;
  --sr-z-sticky: 10;
`

const derived = `
  --sr-link: var(--sr-primary-text);
  --sr-host-hover: color-mix(in oklab,var(--sphere-primary) 88%,#000);
  --sr-host-active: color-mix(in oklab,var(--sphere-primary) 78%,#000);
`

const light = `
  --sr-scheme: light;
  --sr-scrim: rgb(var(--sr-shade)/.42);
  --sr-success-subtle: #e9f8ed;
  --sr-success-border: #b5e3c3;
  --sr-success-text: #00713f;
  --sr-success-solid: #028048;
  --sr-on-success-solid: #fff;
  --sr-warning-subtle: #fdf2e4;
  --sr-warning-border: #f0d0a9;
  --sr-warning-text: #885700;
  --sr-warning-icon: #b5791b;
  --sr-destructive-subtle: #ffefee;
  --sr-destructive-border: #ffc6c0;
  --sr-destructive-text: #bc1f28;
  --sr-destructive-icon: #e84f4d;
  --sr-destructive-solid: #ce3537;
  --sr-on-destructive-solid: #fff;
  --sr-destructive-solid-hover: #bd2129;
  --sr-on-info-solid: #fff;
  --sr-popover-hover: var(--sr-surface-hover);
  --sr-segment-on: var(--sr-surface);
  --sr-mark-ring: rgb(0 0 0/.1);
  --sr-shadow-1: 0 1px 2px rgb(var(--sr-shade)/.06);
  --sr-shadow-2:
    0 1px 2px rgb(var(--sr-shade)/.05),
    0 4px 12px -2px rgb(var(--sr-shade)/.08);
  --sr-shadow-3:
    0 2px 6px rgb(var(--sr-shade)/.06),
    0 12px 32px -6px rgb(var(--sr-shade)/.18);
  --sr-shadow-4:
    0 4px 12px rgb(var(--sr-shade)/.08),
    0 28px 64px -12px rgb(var(--sr-shade)/.28)
`

const dark = `
  --sr-scheme: dark;
  --sr-scrim: rgb(0 0 0/.62);
  --sr-success-subtle: #16281d;
  --sr-success-border: #284834;
  --sr-success-text: #79bd91;
  --sr-success-solid: #0d844c;
  --sr-warning-subtle: #2d2112;
  --sr-warning-border: #503b21;
  --sr-warning-text: #cea26a;
  --sr-warning-icon: #ba7e23;
  --sr-destructive-subtle: #371a18;
  --sr-destructive-border: #622e2b;
  --sr-destructive-text: #f6877f;
  --sr-destructive-icon: #e9504d;
  --sr-destructive-solid: #d33a3c;
  --sr-destructive-solid-hover: #c42a2f;
  --sr-popover-hover: var(--sr-surface-pressed);
  --sr-segment-on: var(--sr-surface-raised);
  --sr-mark-ring: rgb(255 255 255/.14);
  --sr-shadow-1: 0 1px 2px rgb(0 0 0/.3);
  --sr-shadow-2:
    0 1px 2px rgb(0 0 0/.3),
    0 4px 12px -2px rgb(0 0 0/.35);
  --sr-shadow-3:
    0 2px 6px rgb(0 0 0/.35),
    0 12px 32px -6px rgb(0 0 0/.6);
  --sr-shadow-4:
    0 4px 12px rgb(0 0 0/.4),
    0 28px 64px -12px rgb(0 0 0/.75)
`

const reducedMotion = `
  --sr-dur-instant: .01ms;
  --sr-dur-fast: .01ms;
  --sr-dur-base: .01ms;
  --sr-dur-slow: .01ms;
  --sr-dur-turn: 2400ms;
  --sr-slide: 0px
`

/** The tokens that no colour or radius preset changes, including the status colours, which never follow the brand. */
export const tokensCss = `:where(.sr-root){${type}${sizes}${motion}${layers}${derived}${light}}
:where(.sr-root[data-mode=dark]){${dark}}
:where(.sr-root):is(:dir(rtl),:lang(hi),:lang(th)){--sr-tight:0;--sr-tall:1.6}
:lang(zh){word-break:keep-all}
@media (prefers-reduced-motion:reduce){:where(.sr-root){${reducedMotion}}}
`
