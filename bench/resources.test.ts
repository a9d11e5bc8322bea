import { expect, it } from 'vitest'
import { readImports, readResources } from './resources.ts'

it('the resources of a document are listed once each', () => {
  const html = `<head><script data-files="/assets/entry.js /assets/root.js">theme</script>
    <link rel="preload" as="font" href="/assets/text.woff2"/>
    <link rel="stylesheet" href="/assets/app.css"/><link rel="icon" href="/favicon.svg"/>
    <link rel="modulepreload" href="/assets/root.js"/></head>
    <script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import("/assets/entry.js");</script><script src="/assets/late.js"></script>`
  expect(readResources(html)).toEqual({
    scripts: ['/assets/root.js', '/assets/entry.js', '/assets/late.js', '/assets/manifest.js'],
    styles: ['/assets/app.css'],
    fonts: ['/assets/text.woff2'],
  })
})

it('static imports are followed, dynamic ones are not', () => {
  const code = `import{a as b}from"./react.js";import"./side.js";export*from"../other/all.js";
    const later=()=>import("./later.js");export{x}from"./x.js"`
  expect(readImports(code, '/assets/page.js')).toEqual([
    '/assets/react.js',
    '/assets/side.js',
    '/other/all.js',
    '/assets/x.js',
  ])
})
