import { expect, it } from 'vitest'
import { type BuildManifest, listPreloadFiles, writeMemberPages } from './page-files.ts'

const manifest: BuildManifest = {
  'app/root.tsx?__react-router': { file: 'root.js', imports: ['_vendor.js'] },
  'app/shell/guard.layout.tsx?__react-router': { file: 'guard.js', imports: ['_frame.js'] },
  'app/features/liste/liste.route.tsx': {
    file: 'liste.js',
    imports: ['_vendor.js', '_commun.js'],
    css: ['liste.css'],
  },
  'app/features/membres/compte/verification-banner.tsx': { file: 'banner.js', imports: [] },
  '_vendor.js': { file: 'vendor.js' },
  '_frame.js': { file: 'frame.js', imports: ['_vendor.js'] },
  '_commun.js': { file: 'commun.js', imports: ['_frame.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js', css: ['deep.css'] },
}

it('a page preloads all files that it needs, except those that the document requests', () => {
  const pages = [{ path: 'ma-liste/:id', file: 'features/liste/liste.route.tsx' }]
  expect(listPreloadFiles(manifest, pages)).toEqual({
    'ma-liste/:id': [
      '/liste.js',
      '/liste.css',
      '/banner.js',
      '/commun.js',
      '/deep.js',
      '/deep.css',
    ],
  })
})

it('a page missing from the manifest fails the build', () => {
  const pages = [{ path: 'autre', file: 'features/autre.route.tsx' }]
  expect(() => listPreloadFiles(manifest, pages)).toThrow('app/features/autre.route.tsx')
})

it('a page loads the module of its row', () => {
  const pages = [{ path: 'ma-liste/:id', file: 'features/liste/liste.route.tsx' }]
  expect(writeMemberPages(pages)).toBe(
    'export const memberPages = { "ma-liste/:id": () => import("#features/liste/liste.route.tsx") }',
  )
})
