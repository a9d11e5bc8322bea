import { expect, it } from 'vitest'
import { withRecent } from './recents.ts'

it('a repeated search moves to the front once, whatever its case and spaces', () => {
  expect(withRecent(['annecy', 'trail'], ' Trail ')).toEqual(['Trail', 'annecy'])
  expect(withRecent(['annecy'], 'trail   isère')).toEqual(['trail isère', 'annecy'])
})

it('recent searches are limited to six, without empty ones', () => {
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
  expect(withRecent(['a'], '  ')).toEqual(['a'])
})
