import { expect, it } from 'vitest'
import { pagePath, readPage } from './numbered-page.ts'

it.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=deux', 1],
  ['page=1e3', 1],
  ['page=9999', 1000],
  ['page=99999999', 1],
])('the query %s is page %i', (search, page) =>
  expect(readPage(new URLSearchParams(search))).toBe(page),
)

it.each([
  ['/calendrier/ain', 1, '/calendrier/ain'],
  ['/calendrier/ain', 2, '/calendrier/ain?page=2'],
  ['/calendrier?texte=utmb', 3, '/calendrier?texte=utmb&page=3'],
])('the path %s at page %i is %s', (path, page, expected) =>
  expect(pagePath(path, page)).toBe(expected),
)
