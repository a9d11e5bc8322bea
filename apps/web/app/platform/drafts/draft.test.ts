import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAllDrafts, clearDraft, getDraftKey, readDraft, writeDraft } from './draft.ts'

function createStorage() {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
  }
  const kept: Record<string, string> = Object.create(methods)
  return kept
}

const KEY = getDraftKey('/profil', 'nom')
const FIELDS = { prenom: ['Zoé'] }

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()))
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['the same member', 7, 7, true],
    ['another member', 7, 8, false],
    ['nobody', 7, null, false],
    ['whoever signs in after writing', null, 7, true],
    ['the visitor who wrote it', null, null, true],
  ])('is restored for %s', (_, writer, reader, isThere) => {
    writeDraft(KEY, { users_id: writer, fields: FIELDS })
    expect(readDraft(KEY, reader)).toEqual(isThere ? FIELDS : null)
  })

  it('waits for its author while nobody is signed in, and is deleted once another member is', () => {
    writeDraft(KEY, { users_id: 7, fields: FIELDS })
    readDraft(KEY, null)
    expect(readDraft(KEY, 7)).toEqual(FIELDS)
    readDraft(KEY, 8)
    expect(readDraft(KEY, 7)).toBeNull()
  })

  it('belongs to one form on one page', () => {
    writeDraft(KEY, { users_id: 7, fields: FIELDS })
    expect(readDraft(getDraftKey('/profil', 'email'), 7)).toBeNull()
    expect(readDraft(getDraftKey('/contact', 'nom'), 7)).toBeNull()
  })

  it('is deleted once sent, as are all drafts on signing out', () => {
    writeDraft(KEY, { users_id: 7, fields: FIELDS })
    clearDraft(KEY)
    expect(readDraft(KEY, 7)).toBeNull()
    sessionStorage.setItem('autre', 'reste')
    for (const form of ['a', 'b']) writeDraft(getDraftKey('/', form), { users_id: 7, fields: {} })
    vi.stubGlobal('localStorage', createStorage())
    localStorage.setItem(getDraftKey('/parcours/tracer', 'nouveau'), '{}')
    localStorage.setItem('theme', 'dark')
    clearAllDrafts()
    expect(Object.keys(sessionStorage)).toEqual(['autre'])
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  it('is ignored where storage is forbidden or holds something else', () => {
    sessionStorage.setItem(KEY, '{')
    expect(readDraft(KEY, 7)).toBeNull()
    vi.stubGlobal('sessionStorage', null)
    expect(() => writeDraft(KEY, { users_id: 7, fields: FIELDS })).not.toThrow()
    expect(readDraft(KEY, 7)).toBeNull()
    expect(() => clearAllDrafts()).not.toThrow()
  })
})
