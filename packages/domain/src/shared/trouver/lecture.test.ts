import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeTexte } from '../recherche.ts'
import { lireDemande, type Sujet, sansCompris, sansReste } from './lecture.ts'
import { lieuxCommencantPar } from './lieux-dits.ts'
import { splitMots } from './mots.ts'

const COURSES: Sujet = { quoi: 'courses', today: '2026-11-24' }
const PARCOURS: Sujet = { ...COURSES, quoi: 'parcours' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function read(texte: string, sujet = COURSES): [string, string] {
  const { compris, reste } = lireDemande(texte, sujet)
  return [compris.map(({ label }) => plain(label)).join(' | '), reste]
}

describe('a search for races', () => {
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
    ['10 km pas cher', '10 km | Pas cher (20 € au plus)', ''],
    ['10 km pas cher isère', '10 km | Pas cher (20 € au plus) | Isère', ''],
    ['isère savoie', 'Isère | Savoie', ''],
    ['juin annecy', 'juin 2027', 'annecy'],
    ['0 km', '', '0 km'],
    ['1000 km', '1 000 km ± 10 %', ''],
    ['1001 km', '', '1001 km'],
    ['10,5 km', '10 km', ''],
    ['10,51 km', '10,5 km ± 10 %', ''],
    ['0 d+', '', '0 d+'],
    ['30000 d+', '30 000 m D+ ± 20 %', ''],
    ['30001 d+', '', '30001 d+'],
    ['800 m de d+', '800 m D+ ± 20 %', ''],
    ['en 2027', '2027', ''],
    ['2031', '2031', ''],
    ['2032', '', '2032'],
    ['2025', '', '2025'],
    ['12027', '', '12027'],
    ['20271', '', '20271'],
    ['week-end prochain', 'Le week-end prochain', ''],
    ['trail long', 'Trail long', ''],
    ['1974', '', '1974'],
    ['  utmb ', '', 'utmb'],
    ['974', 'La Réunion', ''],
    ['pas de calais', 'Pas-de-Calais', ''],
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

  it.each<[string, object]>([
    ['trail court', { type: ['trail'], distance_max: 41_999 }],
    ['trail long', { type: ['trail'], distance_min: 42_000, distance_max: 79_999 }],
    ['ultra', { type: ['trail'], distance_min: 80_000 }],
    ['marathon', { distance_min: 42_000, distance_max: 42_300 }],
    ['1000 d+', { denivele_min: 800, denivele_max: 1200 }],
    ['2027', { date_min: '2027-01-01', date_max: '2027-12-31' }],
    ['octobre 2026', { date_min: '2026-10-01', date_max: '2026-10-31' }],
    ['février 2028', { date_min: '2028-02-01', date_max: '2028-02-29' }],
    ['ce week-end', { date_min: '2026-11-28', date_max: '2026-11-29' }],
    ['le week-end prochain', { date_min: '2026-12-05', date_max: '2026-12-06' }],
  ])('« %s » stands for these filters and no other', (texte, filtres) => {
    expect(lireDemande(texte, COURSES).filtres).toEqual(filtres)
  })

  it('takes today for the beginning on the last day of a month too, and the first for itself', () => {
    const of = (today: string) => lireDemande('novembre', { ...COURSES, today }).filtres
    expect(of('2026-11-30')).toEqual({ date_min: '2026-11-30', date_max: '2026-11-30' })
    expect(of('2026-11-01')).toEqual({ date_min: '2026-11-01', date_max: '2026-11-30' })
  })

  it('tells where its words stand, those of a code too', () => {
    expect(lireDemande(' 74 ', COURSES).compris).toMatchObject([{ debut: 1, fin: 3 }])
    const { compris } = lireDemande('10 km isère', COURSES)
    expect(compris).toMatchObject([
      { debut: 0, fin: 5 },
      { debut: 6, fin: 11 },
    ])
    expect(sansReste('10 km sympa isère', lireDemande('10 km sympa isère', COURSES).compris)).toBe(
      '10 km isère',
    )
  })

  it('reads twenty-four words, and searches the others as they are', () => {
    const before = (nb: number) => Array.from({ length: nb }, (_, at) => `mot${'x'.repeat(at)}`)
    const labels = (nb: number) =>
      lireDemande([...before(nb), 'isère'].join(' '), COURSES).compris.map(({ label }) => label)
    expect(labels(23)).toEqual(['Isère'])
    expect(labels(24)).toEqual([])
  })

  it('leaves a second distance that differs, and takes the same one twice', () => {
    expect(read('10 km 10 km')).toEqual(['10 km | 10 km', ''])
    expect(read('10 km 12 km')).toEqual(['10 km', '12 km'])
    expect(read('trail court ultra')).toEqual(['Trail court | Ultra', ''])
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

describe('a search for parcours', () => {
  it.each<[string, string, string]>([
    ['trail 12 km isère', 'Trail | 12 km ± 10 % | Isère', ''],
    ['rando vercors', 'Marche et randonnée', 'vercors'],
    ['piste', 'Piste et fractionné', ''],
    ['lac juin', '', 'lac juin'],
    ['lac 2027', '', 'lac 2027'],
    ['lac ce week-end', '', 'lac ce week-end'],
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
    ['en juin marathon', 'juin 2027', 'marathon'],
    ['trail en   juin 10 km', 'juin 2027', 'trail 10 km'],
  ])('%s without %s', (texte, label, expected) => {
    const part = lireDemande(texte, COURSES).compris.find(
      (compris) => plain(compris.label) === label,
    )
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

it('territories are suggested by prefix, départements first', () => {
  expect(lieuxCommencantPar('is', 3).map(({ nom }) => nom)).toEqual(['Isère'])
  expect(lieuxCommencantPar('haute', 2).every(({ genre }) => genre === 'departement')).toBe(true)
  expect(lieuxCommencantPar('occ', 3)).toEqual([
    { genre: 'region', codes: ['76'], nom: 'Occitanie' },
  ])
})
