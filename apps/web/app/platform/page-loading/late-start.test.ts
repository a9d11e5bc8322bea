import { expect, it } from 'vitest'
import { startLate } from './late-start.ts'

const buildDocument = (layout: string) =>
  [
    '<head><script nonce="m">theme</script>',
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<link rel="modulepreload" href="/assets/frame.js"/>',
    '<link rel="modulepreload" href="/assets/vendor-1.js"/>',
    '<link rel="modulepreload" href="/assets/page.js"/></head>',
    '<script nonce="m" type="module" async="">;',
    'import * as route0 from "/assets/page.js";',
    'window.__reactRouterManifest = {"shell/guard.layout":{}};',
    `window.__reactRouterRouteModules = {"${layout}":route0};`,
    'import("/assets/entry.js");</script>',
  ].join('\n')

const late = startLate(buildDocument('page'), 'm')

it('a public document preloads no module before its first paint', () => {
  expect(late).not.toContain('rel="modulepreload"')
})

it('the first script names the modules, for a browser with a token', () => {
  expect(late).toContain(
    '<script data-files="/assets/entry.js /assets/frame.js /assets/vendor-1.js /assets/page.js" nonce="m">theme',
  )
})

it('modules are evaluated vendor first, and the entry after the modules of the routes', () => {
  const [, files = ''] = /\}\)\((\[.*?\])\);/.exec(late) ?? []
  expect(JSON.parse(files)).toEqual(['/assets/vendor-1.js', '/assets/frame.js', '/assets/page.js'])
  expect(late).toMatch(
    /const route0 = await import\("\/assets\/page\.js"\);[\s\S]*import\("\/assets\/entry\.js"\);<\/script>$/,
  )
})

it('the document of a guarded page, empty before its scripts, keeps its preloads', () => {
  const guarded = startLate(buildDocument('shell/guard.layout'), 'm')
  expect(guarded).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/>',
  )
  expect(guarded).toContain('import * as route0 from')
})
