import { describe, expect, it } from 'vitest'
import { writeAgenda } from '#features/entrainement/agenda/offline-agenda.ts'
import { writePasseport } from '#features/membres/profil/offline-passeport.ts'
import { writeDocument, writeLines } from './document.ts'

const isInert = (html: string) => !/<script|src=|url\(|\son\w+=/.test(html)

describe('an offline document', () => {
  it('has no script and no request, and escapes texts', () => {
    const lines = writeLines([
      { titre: '<b>Trail</b> & co', lien: '/courses/"trail"', faits: ['13 juin', null, ''] },
      { titre: 'Sans page', lien: null, faits: [] },
    ])
    const html = writeDocument('Ma "run" list', lines)
    expect(isInert(html)).toBe(true)
    expect(html).toContain('<title>Ma &#34;run&#34; list · Foulée</title>')
    expect(html).toContain(
      '<a href="/courses/&#34;trail&#34;">&#60;b&#62;Trail&#60;/b&#62; &#38; co</a><br>13 juin</li>',
    )
    expect(html).toContain('<li>Sans page</li>')
  })

  it('has dark colours, unless it has a code for cameras', () => {
    expect(writeDocument('Ma run list', '')).toContain('prefers-color-scheme:dark')
    expect(writeDocument('Ma carte', '', 'svg{width:100%}')).not.toContain('dark')
  })
})

const ITEM = {
  cle: 'entrainement:1',
  nature: 'entrainement',
  jour: '2026-11-25',
  fin: null,
  heure: '18:30',
  titre: 'Côtes <courtes>',
  detail: '8 × 45 s',
  url: '/x',
  etat: 'prevu',
  charge: null,
  entrainements_id: 1,
} as const

describe('the offline agenda', () => {
  it('lists the upcoming days with entries', () => {
    const later = { ...ITEM, jour: '2026-12-24', titre: 'Trop loin' }
    const agenda = { items: [ITEM, later], conflits: [], flux_depuis: null }
    const html = writeAgenda(agenda, '2026-11-23')
    expect(html).toContain('<h2>Mercredi 25 novembre 2026</h2>')
    expect(html).toMatch(/<li>18.?h.?30 Côtes &#60;courtes&#62;<br>8 × 45 s<\/li>/)
    expect(html).not.toContain('Trop loin')
    expect(html.match(/<h2>/g)).toHaveLength(1)
    expect(isInert(html)).toBe(true)
  })

  it('says so when no day is to come', () => {
    const html = writeAgenda({ items: [], conflits: [], flux_depuis: null }, '2026-11-23')
    expect(html).toContain('Rien de prévu')
  })
})

describe('the offline passport', () => {
  const profil = {
    naissance: '1990-04-02',
    licence_type: '',
    licence_numero: '',
    licence_fin: '',
    pps_numero: 'P12&3',
    pps_fin: '2027-01-31',
  }
  const write = (more: object) => writePasseport({ ...profil, ...more } as never, '2026-11-23')

  it('contains its fields and nothing else', () => {
    const html = write({})
    expect(html).toContain('n°\u00a0P12&#38;3, jusqu’au dimanche 31 janvier 2027')
    expect(html).toContain('<h2>Catégorie</h2>')
    expect(html).not.toContain('<h2>Licence</h2>')
    expect(isInert(html)).toBe(true)
  })

  it('says so when it is empty', () => {
    expect(write({ naissance: '', pps_numero: '', pps_fin: '' })).toContain('Ni licence ni PPS')
  })
})
