import { expect, it } from 'vitest'
import { readSession, toDraft, writeSession } from './session-draft.ts'

const TUESDAY = toDraft(null, { semaine: 0, jour: 2 })
const THURSDAY = toDraft(null, { semaine: 3, jour: 4 })

it('a stored draft of a session is restored on the open day', () => {
  const begun = { ...TUESDAY, titre: 'Côtes', raccourci: "20' EF", denivele: 300 }
  expect(readSession(writeSession(begun), THURSDAY)).toEqual({ ...begun, semaine: 3, jour: 4 })
})

it.each<Record<string, string[]> | null>([null, {}, { seance: ['{'] }])(
  'an invalid draft is ignored: %j',
  (kept) => expect(readSession(kept, TUESDAY)).toEqual(TUESDAY),
)
