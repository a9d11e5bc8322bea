import { expect, it } from 'vitest'
import { findHeavy, type Manifest, weighPages } from './page-weights.ts'

const sizes: Record<string, number> = {
  '/entry.js': 1000,
  '/vendor.js': 100_000,
  '/root.js': 2000,
  '/page.js': 3000,
  '/shared.js': 20_000,
  '/page.css': 9000,
}
const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/vendor.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/vendor.js'] },
    page: {
      id: 'page',
      parentId: 'root',
      module: '/page.js',
      imports: ['/shared.js', '/vendor.js', '/page.css'],
    },
  },
}
const weights = weighPages(manifest, (path) => sizes[path] ?? 0)

it('the weight of a page counts its scripts and those of its layouts once each', () => {
  expect(weights).toEqual([
    { page: 'root', bytes: 103_000, scripts: 3 },
    { page: 'page', bytes: 126_000, scripts: 5 },
  ])
})

it('a page above the first limit that matches it is reported', () => {
  const all = { pages: /./, kb: 120 }
  expect(findHeavy(weights, [all])).toEqual([{ page: 'page', kb: 126, limit: 120 }])
  expect(findHeavy(weights, [{ pages: /^page$/, kb: 126 }, all])).toEqual([])
})
