import frenchMessages from 'ra-language-french'
import { describe, expect, it } from 'vitest'
import { i18nProvider } from './i18n.ts'
import { typesetMessages } from './typeset.ts'

const flatten = (messages: object): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)))

describe('the texts of react-admin', () => {
  it.each([
    ["L'élément n'existe pas", 'L’élément n’existe pas'],
    ['Lignes par page :', 'Lignes par page\u00a0:'],
    ['Retirer "%{name}"', 'Retirer «\u00a0%{name}\u00a0»'],
    ['%{smart_count} ligne |||| %{smart_count} lignes', null],
    ['À 10:30', null],
  ])('are typeset: %s', (text, wanted) => {
    expect(typesetMessages({ text }).text).toBe(wanted ?? text)
  })

  it('contain no straight quote or plain space before punctuation', () => {
    for (const text of flatten(typesetMessages(frenchMessages))) {
      expect(text).not.toMatch(/['"]| [:;!?]/)
    }
  })

  it('say how much of a list is shown without a hyphen, and end a sentence with one full stop', () => {
    const shown = { offsetBegin: 1, offsetEnd: 10, total: 71 }
    expect(i18nProvider.translate('ra.navigation.page_range_info', shown)).toBe('1 à 10 sur 71')
    expect(i18nProvider.translate('ra.message.not_found')).not.toMatch(/\.$/)
  })

  it('name the field of a sort as its column does', () => {
    const words = { field: 'Créé le', field_lower_first: 'créé le', order: 'croissant' }
    expect(i18nProvider.translate('ra.sort.sort_by', words)).toBe(
      'Trier par «\u00a0Créé le\u00a0» (croissant)',
    )
  })
})
