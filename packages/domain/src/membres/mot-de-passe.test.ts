import { describe, expect, it } from 'vitest'
import { checkMotDePasse, getForce, isMotDePasseCourant } from './mot-de-passe.ts'
import { MOTS_DE_PASSE_COURANTS } from './mots-de-passe-courants.ts'

const EMAIL = 'karim.benali@exemple.fr'

describe('checkMotDePasse', () => {
  it.each([
    ['brume-colza-tunnel', []],
    ['Xk7#pQ2!vLm9', []],
    ['la pluie tombe sur Brest', []],
    ['été à Chamonix à vélo', []],
    ['court', [/au moins 12/]],
    ['', [/au moins 12/]],
    ['🏃🏃🏃🏃🏃🏃', [/au moins 12/]],
    ['motdepasse123', [/trop courant/]],
    ['azertyuiop12', [/trop courant/]],
    ['123456789012', [/trop courant/]],
    ['passwordpassword', [/trop courant/]],
    ['AZERTYUIOP12', [/trop courant/]],
    ['karim.benali-2027', [/adresse e-mail/]],
    ['xx-KARIM.BENALI@exemple.fr', [/adresse e-mail/]],
    ['karim.b', [/au moins 12/]],
    ['x'.repeat(201), [/dépasser 200/]],
    [`${'x7#'.repeat(66)}ab`, []],
    [`${'colza-brume-'.repeat(16)}12345678`, []],
  ])('%.40j', (motDePasse, expected) => {
    const messages = checkMotDePasse(motDePasse, EMAIL)
    expect(messages).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
  })

  it.each([
    ['lea@exemple.fr', 1],
    [' LEA@exemple.fr', 1],
    ['le@exemple.fr', 0],
  ])('holds the name of the address %j against whoever uses it: %d', (email, nb) => {
    expect(checkMotDePasse('brume-colza-LEA', email)).toHaveLength(nb)
  })

  it('does not hold a one-letter address against anybody', () => {
    expect(checkMotDePasse('brume-colza-tunnel', 'l@exemple.fr')).toEqual([])
  })

  it('reports both reasons when two apply', () => {
    expect(checkMotDePasse('marathon', 'marathon@exemple.fr')).toHaveLength(2)
  })
})

describe('isMotDePasseCourant', () => {
  it.each([
    'aaaaaaaaaaaa',
    'abcabcbacbac',
    'abababababab',
    'abcabcabcabc',
    'colzacolzacolza',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    '987654321098',
    'qsdfghjklmwx',
    'poiuytrewq12',
    'aaaabbbbcccc',
    'azerty123456',
    'Password1234!',
    'soleil2024!!',
    'Marathon2027',
    'P@ssw0rd1234',
  ])('%s is', (motDePasse) => {
    expect(isMotDePasseCourant(motDePasse)).toBe(true)
  })

  it.each(['brume-colza-tunnel', 'Xk7#pQ2!vLm9', 'marathon de la pluie', 'trois chevaux bleus'])(
    '%s is not',
    (motDePasse) => {
      expect(isMotDePasseCourant(motDePasse)).toBe(false)
    },
  )

  it('is true for each entry of the list', () => {
    const long = [...MOTS_DE_PASSE_COURANTS].filter((mot) => mot.length >= 8)
    expect(long.length).toBeGreaterThanOrEqual(300)
    for (const mot of MOTS_DE_PASSE_COURANTS) {
      expect(mot).toMatch(/^\S{6,}$/)
      expect(mot).toBe(mot.toLowerCase())
      expect(isMotDePasseCourant(mot)).toBe(true)
    }
  })
})

describe('getForce', () => {
  it.each([
    ['', 0],
    ['court', 0],
    ['motdepasse123', 0],
    ['Xk7#pQ2!', 1],
    ['brumecolzatu', 2],
    ['Xk7pQ2vLm9ab', 3],
    ['brume-colza-tunnel', 4],
    ['Xk7#pQ2!vLm9$w', 4],
  ])('%j: %i', (motDePasse, expected) => {
    expect(getForce(motDePasse)).toBe(expected)
  })
})
