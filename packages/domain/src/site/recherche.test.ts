import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReserve } from './page-reserve.ts'
import { findPagesFixes, PAGES_FIXES, readDemande } from './recherche.ts'

describe('readDemande', () => {
  it.each([
    ['Trail Isère', 'trail isere', ['trail*', 'isere*']],
    ['L’Écotrail', 'l ecotrail', ['ecotrail*']],
    ['t', 't', []],
    ['trail i', 'trail i', ['trail*']],
    ['10 km', '10 km', ['10*', 'km*']],
    ['les 5 monts', 'les 5 monts', ['5', 'monts*']],
    ['le de la', 'le de la', []],
    ['%_\\', null, null],
    ['   ', null, null],
  ])('« %s »', (texte, debut, termes) => {
    const demande = readDemande(texte)
    expect(demande?.debut ?? null).toBe(debut)
    const shown = demande?.termes.map(({ mot, isStart }) => mot + (isStart ? '*' : ''))
    expect(shown ?? null).toEqual(termes)
  })

  it('leaves nothing but letters, figures and single spaces, whatever is typed', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (texte) => {
        const demande = readDemande(texte)
        const words = demande ? [demande.debut, ...demande.termes.map(({ mot }) => mot)] : []
        expect(words.join(' ')).toMatch(/^[\p{L}\p{N} ]*$/u)
      }),
    )
  })
})

describe('findPagesFixes', () => {
  const find = (texte: string) => {
    const demande = readDemande(texte)
    return demande ? findPagesFixes(demande).map(({ page }) => page.chemin) : []
  }
  it('finds a page by its name first, then by its words', () => {
    expect(find('cal')).toEqual(['/calendrier'])
    expect(find('garmin')).toEqual(['/montres'])
    expect(find('plans')[0]).toBe('/plans-entrainement')
    expect(find('zzz')).toEqual([])
  })

  it('names each page once', () => {
    const paths = PAGES_FIXES.map(({ chemin }) => chemin)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('names none that the staff may take away', () => {
    expect(PAGES_FIXES.filter(({ chemin }) => !isReserve(chemin))).toEqual([])
  })
})
