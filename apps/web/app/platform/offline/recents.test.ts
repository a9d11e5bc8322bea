import { expect, it } from 'vitest'
import { withRecent } from './recents.ts'

it('puts what was searched first, once, whatever its case and spaces', () => {
  expect(withRecent(['annecy', 'trail'], ' Trail ')).toEqual(['Trail', 'annecy'])
  expect(withRecent(['annecy'], 'trail   isère')).toEqual(['trail isère', 'annecy'])
})

it('keeps six, and nothing of nothing', () => {
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
  expect(withRecent(['a'], '  ')).toEqual(['a'])
})
