import { expect, test } from 'vitest'
import { defer, groupBy, joinSignals, parseUrl } from './everywhere.ts'

test('groups are those of Map.groupBy, in the same order', () => {
  const words = ['trail', 'route', 'tour', 'marche', 'relais']
  const keyOf = (word: string) => word[0]
  expect([...groupBy(words, keyOf)]).toEqual([...Map.groupBy(words, keyOf)])
})

test('a deferred promise ends with what it is given', async () => {
  const { promise, resolve } = defer<string>()
  resolve('fini')
  expect(await promise).toBe('fini')
})

test.each([
  ['https://foulee.fr/courses?tri=date', undefined],
  ['/courses', 'https://foulee.fr'],
  ['/courses', undefined],
  ['http://', undefined],
  ['', 'https://foulee.fr/a'],
])('« %s » from %s is read as URL.parse reads it', (text, base) => {
  expect(parseUrl(text, base)?.href).toBe(URL.parse(text, base)?.href)
})

test.each([0, 1])('two signals end with the one that ends, and with its reason (%i)', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const joined = joinSignals(controllers[0].signal, controllers[1].signal)
  expect(joined.aborted).toBe(false)
  const reason = new Error('assez')
  controllers[which]?.abort(reason)
  expect(joined.reason).toBe(reason)
  controllers[1 - which]?.abort(new Error('plus tard'))
  expect(joined.reason).toBe(reason)
})

test('a signal that has ended already ends the joined one at once', () => {
  const reason = new Error('avant')
  const joined = joinSignals(new AbortController().signal, AbortSignal.abort(reason))
  expect(joined.reason).toBe(reason)
})
