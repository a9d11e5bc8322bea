import { expect, test } from 'vitest'
import { readScripts, readStyles } from './navigateurs/read-built.ts'
import { root } from './steps.ts'

const file = `${root}apps/web/build/client/essai.js`
const seen = async (text: string) =>
  (await readScripts([{ file, text }])).map(({ feature }) => feature)

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['window.Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['Map.groupBy(list, keyOf)', 'Map.groupBy'],
  ['Object.groupBy(list, keyOf)', 'Object.groupBy'],
  ['URL.parse(text)', 'URL.parse'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['Array.fromAsync(list)', 'Array.fromAsync'],
  ['Promise.try(work)', 'Promise.try'],
  ['RegExp.escape(text)', 'RegExp.escape'],
  ['Response.json(note)', 'Response.json'],
  ['map.keys().map(double)', 'Iterator.prototype'],
  ['one.union(other)', '.union'],
  ['one.isSubsetOf(other)', '.isSubsetOf'],
  ['menu.hidePopover()', '.hidePopover'],
  ['document.startViewTransition(draw)', '.startViewTransition'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['new Intl.DurationFormat("fr")', 'Intl.DurationFormat'],
  ['/\\p{RGI_Emoji}/v.test(text)', 'es-x/no-regexp-v-flag'],
  ['new RegExp("a", "v")', 'es-x/no-regexp-v-flag'],
])('« %s » is seen as what some promised browser lacks', async (text, feature) => {
  expect(await seen(text)).toContain(feature)
})

test.each([
  'AbortSignal.timeout(100)',
  'list.toSorted(byDate).with(0, first)',
  'structuredClone(value)',
  'Object.values(table).map(double)',
  '/(?<=a)b/.test(text)',
  'new Intl.Segmenter("fr")',
  'menu.hidePopover?.()',
])('« %s », which all of them have or are asked for, is let pass', async (text) => {
  expect(await seen(text)).toEqual([])
})

test.each([
  ['textarea { field-sizing: content }', 'field-sizing'],
  ['a { anchor-name: --a }', 'anchor-name'],
  ['a { color: light-dark(red, blue) }', 'light-dark'],
  ['nav:popover-open { color: red }', ':popover-open'],
  ['@starting-style { a { color: red } }', '@starting-style'],
  ['h1 { text-wrap: balance }', 'text-wrap'],
  ['h2 { break-after: avoid }', 'break-after: avoid'],
])('« %s » is seen in a style sheet', async (text, feature) => {
  const found = await readStyles([{ file: 'essai.css', text }])
  expect(found.map((found) => found.feature)).toContain(feature)
})
