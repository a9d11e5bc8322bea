import { expect, it } from 'vitest'
import { chooseLeaving, getBackupName, isBackupName } from './backup-folder.ts'

const DAYS = [1, 2, 3].map((day) => `2026-11-0${day}T02-10-00Z`)
const [FIRST = '', SECOND = '', THIRD = ''] = DAYS

it('a backup is named after its instant, and names sort by it', () => {
  const name = getBackupName(new Date('2026-11-26T04:05:06.789Z'))
  expect(name).toBe('2026-11-26T04-05-06Z')
  expect(isBackupName(name)).toBe(true)
})

it.each(['.ebauche-1', 'verrou.sqlite', '2026-11-26', `${FIRST}.tar`, `x${FIRST}`])(
  'a folder named %s is no backup',
  (name) => expect(isBackupName(name)).toBe(false),
)

it.each([
  ['all', null, []],
  ['one', 1, [FIRST, SECOND]],
  ['two', 2, [FIRST]],
  ['as many as there are', 3, []],
  ['more than there are', 9, []],
])('the retention keeps %s', (_, keep, leaving) => {
  expect(chooseLeaving([THIRD, 'notes.txt', FIRST, SECOND, '.ebauche-1'], keep)).toEqual(leaving)
})
