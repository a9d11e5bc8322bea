import { ApiError } from '@foulee/contract/shared/errors'
import { expect, it } from 'vitest'
import { requireVersion } from './require-version.ts'

it.each([
  ['the version as it stands', 3, true],
  ['no version, which overwrites', undefined, true],
  ['a version that somebody overtook', 2, false],
  ['a version that does not exist yet', 4, false],
])('an editor that names %s may save: %s', (_, version, may) => {
  const save = () => requireVersion({ version: 3 }, version)
  if (may) expect(save).not.toThrow()
  else expect(save).toThrow(new ApiError('version_depassee'))
})
