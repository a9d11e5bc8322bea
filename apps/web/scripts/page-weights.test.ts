import { expect, it } from 'vitest'
import { findHeavy, type Manifest, weighPages } from './page-weights.ts'

const sizes: Record<string, number> = {
  '/entry.js': 1000,
  '/vendor.js': 100_000,
  '/root.js': 2000,
  '/page.js': 3000,
  '/shared.js': 20_000,
  '/app.css': 15_000,
  '/page.css': 2000,
}
const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/vendor.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/vendor.js'] },
    page: {
      id: 'page',
      parentId: 'root',
      module: '/page.js',
      imports: ['/shared.js', '/vendor.js'],
      css: ['/page.css#'],
    },
  },
}
const weights = weighPages(manifest, ['/app.css'], (path, packing) =>
  packing === 'br' ? (sizes[path] ?? 0) / 2 : (sizes[path] ?? 0),
)

it('the weight of a page counts its files and those of its layouts once each', () => {
  expect(weights).toEqual([
    { page: 'root', weight: { gzip: 103, brotli: 51.5, scripts: 3, css: 15 } },
    { page: 'page', weight: { gzip: 126, brotli: 63, scripts: 5, css: 17 } },
  ])
})

it('a page above the first limit that matches it is reported, by what is too much', () => {
  const all = { pages: /./, gzip: 120, brotli: 60, scripts: 4, css: 16 }
  expect(findHeavy(weights, [all])).toEqual([
    { page: 'page', measure: 'gzip', value: 126, limit: 120 },
    { page: 'page', measure: 'brotli', value: 63, limit: 60 },
    { page: 'page', measure: 'scripts', value: 5, limit: 4 },
    { page: 'page', measure: 'css', value: 17, limit: 16 },
  ])
  const own = { pages: /^page$/, gzip: 126, brotli: 63, scripts: 5, css: 17 }
  expect(findHeavy(weights, [own, all])).toEqual([])
})
