import { expect, it } from 'vitest'
import { openStorage } from './browser-storage.ts'

function createStorage(kept: Record<string, string> = {}) {
  return Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
      removeItem: (key: string) => void delete kept[key],
    }),
    kept,
  ) as Storage
}

it('texts and values are read as they were written', () => {
  const storage = openStorage(() => shared)
  const shared = createStorage({ texte: 'déjà là' })
  expect([storage.set('a', 'é'), storage.setJson('b', [1, null])]).toEqual([true, true])
  expect([storage.get('texte'), storage.get('a')]).toEqual(['déjà là', 'é'])
  expect(storage.getJson('b')).toEqual([1, null])
  expect(storage.keys()).toEqual(['texte'])
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

it.each([undefined, '', '{', 'texte'])('the stored text %j is no value', (text) => {
  const storage = openStorage(() => createStorage(text === undefined ? {} : { a: text }))
  expect(storage.getJson('a')).toBeNull()
})

const throwRefused = () => {
  throw new DOMException('refused', 'SecurityError')
}

it.each<[string, () => Storage]>([
  ['may not be named', throwRefused],
  [
    'refuses each call',
    () =>
      ({
        getItem: throwRefused,
        setItem: throwRefused,
        removeItem: throwRefused,
      }) as unknown as Storage,
  ],
])('a storage that %s holds nothing and says so', (_, getStorage) => {
  const storage = openStorage(getStorage)
  expect([storage.get('a'), storage.getJson('a')]).toEqual([null, null])
  expect([storage.set('a', 'b'), storage.setJson('a', 1)]).toEqual([false, false])
  expect(() => storage.remove('a')).not.toThrow()
})
