// Fresh projects of the hosts that the README names, with exact versions. Each shows the tag with a configuration and hears its events;
// `mistakes` must not pass the framework's own checker: each file with the words of the errors.
import { written } from './readme.mjs'
import { RENDERED } from './rendered.mjs'
import { FOUND_IN_CODE, GLOBALS, IN_CODE, LOGIC, TYPESCRIPT, html, strict, vanilla } from './shared.mjs'
import { SINGLE_PAGE } from './single-page.mjs'

/** By the framework's name; `out` is the folder that a production build writes, `manifest` what package.json has of its own. */
export const PROJECTS = {
  ...SINGLE_PAGE,
  ...RENDERED,
  webpack: {
    manifest: { type: 'commonjs' },
    packages: { webpack: '5.112.2', 'webpack-cli': '7.3.1', 'ts-loader': '9.6.2', ...TYPESCRIPT },
    files: (settings) => ({
      'webpack.config.js': `module.exports = {
  mode: 'production',
  entry: './src/main.ts',
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\\.ts$/, use: { loader: 'ts-loader', options: { compilerOptions: { noEmit: false } } } }] },
}
`,
      'dist/index.html': html('<script src="/main.js"></script>'),
      ...vanilla(settings),
    }),
    check: 'tsc',
    build: 'webpack',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
  angular: {
    packages: {
      '@angular/build': '22.2.7',
      '@angular/cli': '22.2.7',
      '@angular/common': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/compiler-cli': '22.2.6',
      '@angular/core': '22.2.6',
      '@angular/platform-browser': '22.2.6',
      rxjs: '7.8.2',
      tslib: '2.9.1',
      ...TYPESCRIPT,
    },
    files: (settings) => ({
      'angular.json': JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          shop: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                  outputPath: { base: 'dist', browser: '' },
                },
              },
            },
          },
        },
      }),
      'src/index.html': html('<shop-money></shop-money>'),
      'src/globals.d.ts': GLOBALS,
      'src/main.ts': angular(written('Angular', settings)),
      'tsconfig.json': strict(
        { noEmit: false, outDir: 'out-tsc', experimentalDecorators: true, skipLibCheck: true },
        {
          include: ['src'],
          angularCompilerOptions: { strictTemplates: true },
        },
      ),
    }),
    check: 'ngc --noEmit',
    build: 'ng build',
    out: 'dist',
    mistakes: { 'src/mistakes.ts': [IN_CODE, FOUND_IN_CODE] },
  },
}

function angular([schemas, tag]) {
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import 'sphere-ramp'
${LOGIC}
@Component({
  selector: 'shop-money',
  ${schemas},
  template: '${tag.replace('></', ' (ramp-ready)="onReady()"></')}',
})
export class Money {
  config = config
  onCreated = onCreated
  onReady = onReady
}
void bootstrapApplication(Money, { providers: [provideZonelessChangeDetection()] })
`
}
