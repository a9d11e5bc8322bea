import { describe, expect, it } from 'vitest'
import { findChanged, readFields } from './changed-fields.ts'

describe('the fields of a form', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['titre', 'Tour'],
    ['types', ''],
    ['types', 'trail'],
    ['saison', ''],
  ] as const) {
    form.append(name, value)
  }
  const fields = readFields(form, ['types', 'saison'])

  it('are texts and lists', () => {
    expect(fields).toEqual({ titre: 'Tour', types: ['trail'], saison: [] })
  })

  it('are sent when they differ from the saved ones', () => {
    expect(findChanged(fields, { titre: 'Tour', types: [], saison: [] })).toEqual({
      types: ['trail'],
    })
    expect(findChanged(fields, fields)).toEqual({})
  })
})
