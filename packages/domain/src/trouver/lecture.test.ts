import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeTexte } from '../recherche.ts'
import { lireDemande, type Sujet, sansCompris } from './lecture.ts'
import { lieuxCommencantPar } from './lieux-dits.ts'
import { splitMots } from './mots.ts'

const COURSES: Sujet = { quoi: 'courses', today: '2026-11-24' }
const PARCOURS: Sujet = { ...COURSES, quoi: 'parcours' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** « 10 km | juin 2027 » and what is left. */
function read(texte: string, sujet = COURSES): [string, string] {
  const { compris, reste } = lireDemande(texte, sujet)
  return [compris.map(({ label }) => plain(label)).join(' | '), reste]
}

describe('what a search for races means', () => {
  it.each<[string, string, string]>([
    ['', '', ''],
    ['10km', '10 km', ''],
    ['10 km', '10 km', ''],
    ['10 KM Paris', '10 km | Paris', ''],
    ['9 km', '9 km ± 10 %', ''],
    ['42k', 'Marathon', ''],
    ['21,1 km', 'Semi-marathon', ''],
    ['semi lyon', 'Semi-marathon', 'lyon'],
    ['semi-marathon', 'Semi-marathon', ''],
    ['marathon juin', 'Marathon | juin 2027', ''],
    ['marathon en juin 2028', 'Marathon | juin 2028', ''],
    ['marathon en novembre', 'Marathon | novembre 2026', ''],
    ['Marathon de Paris', 'Marathon | Paris', ''],
    ['paris 2027', 'Paris | 2027', ''],
    ['trail 30 km isère', 'Trail | 30 km ± 10 % | Isère', ''],
    ['TRAIL 30KM ISERE', 'Trail | 30 km ± 10 % | Isère', ''],
    ['10 km de L’Équipe', '10 km', 'Équipe'],
    ['course à pied isère', 'Isère', ''],
    ['courses sur route ile de france', 'Route | Île-de-France', ''],
    ['cross paca', 'Cross | Provence-Alpes-Côte d’Azur', ''],
    ['marche nordique vosges', 'Marche | Vosges', ''],
    ['ultra trail alpes de haute provence', 'Ultra | Alpes-de-Haute-Provence', ''],
    ['trail court corse', 'Trail court | Corse', ''],
    ['val d’oise 5 km', 'Val-d’Oise | 5 km', ''],
    ['ce week-end isère', 'Ce week-end | Isère', ''],
    ['trail 1500 m D+ savoie', 'Trail | 1 500 m D+ ± 20 % | Savoie', ''],
    ['1000 d+', '1 000 m D+ ± 20 %', ''],
    ['74', 'Haute-Savoie', ''],
    ['2a', 'Corse-du-Sud', ''],
    ['utmb', '', 'utmb'],
    ['les templiers', '', 'les templiers'],
    ['paris 1998', 'Paris', '1998'],
    ['10 km semi', '10 km', 'semi'],
    ['10 km pas cher', '10 km', 'pas cher'],
    ['isère savoie', 'Isère | Savoie', ''],
    ['juin annecy', 'juin 2027', 'annecy'],
  ])('%s', (texte, compris, reste) => {
    expect(read(texte).map((text) => text.replaceAll('\u202f', ' '))).toEqual([compris, reste])
  })

  it('stands for filters of the list', () => {
    expect(lireDemande('trail 30 km isère juin', COURSES).filtres).toEqual({
      type: ['trail'],
      distance_min: 27_000,
      distance_max: 33_000,
      departement: ['38'],
      date_min: '2027-06-01',
      date_max: '2027-06-30',
    })
  })

  it('looks for nothing that is over', () => {
    expect(lireDemande('novembre', COURSES).filtres.date_min).toBe('2026-11-24')
    expect(lireDemande('2026', COURSES).filtres.date_min).toBe('2026-11-24')
  })

  it('is one place or another, and one type or another', () => {
    expect(lireDemande('isère savoie trail cross', COURSES).filtres).toEqual({
      departement: ['38', '73'],
      type: ['trail', 'cross'],
    })
  })
})

describe('what a search for routes means', () => {
  it.each<[string, string, string]>([
    ['trail 12 km isère', 'Trail | 12 km ± 10 % | Isère', ''],
    ['rando vercors', 'Marche et randonnée', 'vercors'],
    ['piste', 'Piste et fractionné', ''],
    ['lac juin', '', 'lac juin'],
    ['relais', '', 'relais'],
  ])('%s', (texte, compris, reste) => expect(read(texte, PARCOURS)).toEqual([compris, reste]))
})

describe('without one of its meanings', () => {
  it.each<[string, string, string]>([
    ['trail 30 km isère', 'Isère', 'trail 30 km'],
    ['trail 30 km isère', '30 km ± 10 %', 'trail isère'],
    ['marathon en juin', 'juin 2027', 'marathon'],
    ['trail dans le Val d’Oise', 'Val-d’Oise', 'trail dans le'],
    ['10km', '10 km', ''],
  ])('%s without %s', (texte, label, expected) => {
    const part = lireDemande(texte, COURSES).compris.find((one) => plain(one.label) === label)
    expect(part && sansCompris(texte, part)).toBe(expected)
  })
})

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    ...'10 km 42k trail en juin 2027 isère ile de france d+ 1500 m marathon semi utmb l’ paris ! , 21,1'.split(
      ' ',
    ),
  )
  const texte = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
  )
  const sujet = fc.constantFrom(COURSES, PARCOURS)

  it('is read, each word once: understood, left to be searched, or a small word', () => {
    fc.assert(
      fc.property(texte, sujet, (typed, about) => {
        const { compris, reste } = lireDemande(typed, about)
        const left = splitMots(reste).map(({ mot }) => mot)
        let end = 0
        for (const { debut, fin } of compris) {
          expect(debut).toBeGreaterThanOrEqual(end)
          expect(fin).toBeGreaterThan(debut)
          end = fin
        }
        const uncovered = splitMots(typed).filter(
          ({ debut }) => !compris.some((part) => debut >= part.debut && debut < part.fin),
        )
        for (const { mot } of uncovered) {
          expect(left.includes(mot) || (compris.length > 0 && mot.length <= 7)).toBe(true)
        }
      }),
    )
  })

  it('loses exactly what one takes away', () => {
    fc.assert(
      fc.property(texte, sujet, (typed, about) => {
        for (const part of lireDemande(typed, about).compris) {
          const shorter = sansCompris(typed, part)
          expect(shorter.length).toBeLessThan(typed.length)
          expect(normalizeTexte(typed).length).toBeGreaterThanOrEqual(
            normalizeTexte(shorter).length,
          )
        }
      }),
    )
  })
})

it('names the places that begin as was typed, départements first', () => {
  expect(lieuxCommencantPar('is', 3).map(({ nom }) => nom)).toEqual(['Isère'])
  expect(lieuxCommencantPar('haute', 2).every(({ genre }) => genre === 'departement')).toBe(true)
  expect(lieuxCommencantPar('occ', 3)).toEqual([{ genre: 'region', code: '76', nom: 'Occitanie' }])
})
