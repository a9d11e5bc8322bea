import { describe, expect, it } from 'vitest'
import { completerDemande } from './completer.ts'
import { lireDemande, type Sujet } from './lecture.ts'
import { nommerDemande } from './nommer.ts'

const today = '2026-11-24'
const nameQuery = (texte: string, quoi: Sujet['quoi']) =>
  nommerDemande(lireDemande(texte, { quoi, today }), quoi).replace(/[\u00a0\u202f]/g, ' ')

describe('a search as a title', () => {
  it.each<[string, string]>([
    ['trail 30 km isère', 'Trails de 30 km en Isère'],
    ['10km', 'Courses de 10 km'],
    ['marathon juin', 'Marathons en juin 2027'],
    ['semi lyon', 'Semi-marathons « lyon »'],
    ['paris 2027', 'Courses à Paris en 2027'],
    ['ce week-end isère savoie', 'Courses en Isère ou en Savoie ce week-end'],
    ['trail 1000 d+ bretagne', 'Trails avec 1 000 m D+ en région Bretagne'],
    ['ultra', 'Ultras'],
    ['74', 'Courses en Haute-Savoie'],
    ['trail court isère', 'Trails courts en Isère'],
    ['trail ultra', 'Ultras'],
    ['paca', 'Courses en région Provence-Alpes-Côte d’Azur'],
  ])('%s', (texte, titre) => expect(nameQuery(texte, 'courses')).toBe(titre))

  it.each<[string, string]>([
    ['trail 12 km isère', 'Parcours de trail de 12 km en Isère'],
    ['isère', 'Parcours en Isère'],
    ['semi isère', 'Parcours longs comme un semi-marathon en Isère'],
  ])('%s, of routes', (texte, titre) => expect(nameQuery(texte, 'parcours')).toBe(titre))
})

describe('a search that is being typed', () => {
  it.each<[string, string[]]>([
    ['trail 30 km is', ['trail 30 km Isère']],
    ['trail 30 km isere', []],
    ['trail 30 km is ', []],
    ['haute s', ['Haute-Saône', 'Haute-Savoie']],
    ['mar', ['marathon', 'mars', 'Marne']],
    ['trail jui', ['trail juin', 'trail juillet']],
    ['10', []],
    ['i', []],
    ['', []],
    ['utmb', []],
  ])('« %s »', (texte, expected) =>
    expect(completerDemande(texte, { quoi: 'courses' }, 3)).toEqual(expected),
  )

  it('of routes has no months', () => {
    expect(completerDemande('juil', { quoi: 'parcours' }, 3)).toEqual([])
  })
})
