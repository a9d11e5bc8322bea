import { describe, expect, it } from 'vitest'
import { writeCodePage, writeListPage } from './code-file.ts'

const CODE = {
  users_id: 1,
  dates_id: 7,
  page: '/evenements/le-mardi/inscription/7',
  titre: 'Le <mardi> de Léa & co',
  quand: 'mardi 24 novembre 2026, 19h – 20h',
  ou: 'Place du marché',
  groupe: '"Rapide"',
  adresse: 'https://foulee.example/evenements/le-mardi/valider/3/abcdefghijklmnop',
  fin: '2026-11-24T19:00:00Z',
}

describe('a code as a page of its own', () => {
  it('the offline page shows the code and its event without scripts or requests', () => {
    const html = writeCodePage(CODE)
    expect(html).toContain('<svg')
    expect(html).toContain('montez la luminosité')
    expect(html).toContain('mardi 24 novembre 2026')
    expect(html).not.toMatch(/<script|src=|url\(/)
    expect(html).toContain('Le &#60;mardi&#62; de Léa &#38; co')
    expect(html).toContain('Groupe\u00a0: &#34;Rapide&#34;')
  })

  it('the offline list links to the page of a code', () => {
    expect(writeListPage([CODE])).toContain('href="/evenements/le-mardi/inscription/7"')
  })
})
