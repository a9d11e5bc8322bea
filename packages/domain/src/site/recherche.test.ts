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
    ['monts 5', 'monts 5', ['monts*', '5']],
    ['a b trail', 'a b trail', ['b', 'trail*']],
    ['trail, (isère) !', 'trail isere', ['trail*', 'isere*']],
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

  const page = (titre: string, mots = '') => ({ titre, chemin: `/${titre}`, mots })
  const among = (texte: string, ...pages: ReturnType<typeof page>[]) => {
    const demande = readDemande(texte)
    return demande ? findPagesFixes(demande, pages).map((pagesFix) => pagesFix.page.titre) : []
  }

  it.each<[string, string, string[]]>([
    ['every word, in any order', 'rouge montre', ['Montre rouge']],
    ['no page that lacks a word', 'montre verte', []],
    ['the beginning of a word', 'roug', ['Montre rouge', 'Rouges']],
    ['no end of a word', 'ouge', []],
    ['what is titled so before what only speaks of it', 'rouge', ['Rouges', 'Montre rouge']],
    ['a figure that stands for itself', 'montre 5', ['Cinq']],
    ['a title by its first letter alone', 'r', ['Rouges']],
  ])('finds %s: « %s »', (_, texte, expected) => {
    const pages = [
      page('Montre rouge'),
      page('Rouges'),
      page('Cinq', 'montre 5 50'),
      page('Fin', 'montre 55'),
    ]
    expect(among(texte, ...pages).toSorted()).toEqual(expected.toSorted())
    if (texte === 'rouge') expect(among(texte, ...pages)).toEqual(expected)
  })

  it('reads no more of a title than a search may hold', () => {
    expect(readDemande('é'.repeat(300))?.debut).toBe('e'.repeat(200))
  })

  it('names each page once', () => {
    const paths = PAGES_FIXES.map(({ chemin }) => chemin)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('names none that the staff may take away', () => {
    expect(PAGES_FIXES.filter(({ chemin }) => !isReserve(chemin))).toEqual([])
  })
})
