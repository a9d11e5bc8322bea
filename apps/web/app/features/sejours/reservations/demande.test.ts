import { describe, expect, it } from 'vitest'
import {
  beginDemande,
  changePersonne,
  checkContact,
  checkPersonnes,
  countSeules,
  findEtape,
  fromParticipants,
  getEtape,
  listPersonnes,
  readDemande,
  SEULE,
  toParticipants,
  writeDemande,
} from './demande.ts'

const MOI = { prenom: 'Karim', nom: 'Benali', naissance: '1990-04-12', telephone: '06 12 34 56 78' }
const REGLES = {
  debut: '2027-06-10',
  age_min: 18,
  supplement_single: 12_000,
  aujourdhui: '2027-01-15',
}

describe('the participants of a request', () => {
  it('the member is the first participant, and rooms are double by default', () => {
    const demande = { ...beginDemande('cle', MOI), nb: 3 }
    expect(listPersonnes(demande).map(({ prenom, chambre }) => [prenom, chambre])).toEqual([
      ['Karim', '1'],
      ['', '1'],
      ['', '2'],
    ])
  })

  it('a removed participant returns when the number rises again', () => {
    const demande = { ...beginDemande('cle', MOI), nb: 2 }
    const personnes = changePersonne(demande, 1, { prenom: 'Léa' })
    expect(listPersonnes({ nb: 1, personnes })).toHaveLength(1)
    expect(listPersonnes({ nb: 2, personnes })[1]?.prenom).toBe('Léa')
  })

  it('missing values and minimum ages are reported by field', () => {
    const [me] = listPersonnes(beginDemande('cle', MOI))
    if (!me) throw new Error('Nobody comes.')
    const young = { ...me, naissance: '2015-01-01' }
    expect(checkPersonnes([me, young, { ...me, nom: ' ', naissance: '' }], REGLES)).toEqual({
      'participants.1.naissance': 'Il faut avoir 18\u00a0ans au jour du départ.',
      'participants.2.nom': 'Indiquez le nom du participant\u00a03.',
      'participants.2.naissance': 'Indiquez la date de naissance du participant\u00a03.',
    })
  })

  it('a single room that is no longer available is reported', () => {
    const [me] = listPersonnes(beginDemande('cle', MOI))
    if (!me) throw new Error('Nobody comes.')
    const errors = checkPersonnes([{ ...me, chambre: SEULE }], {
      ...REGLES,
      supplement_single: null,
    })
    expect(errors).toHaveProperty('nb_single')
  })

  it('participants are unchanged after a round trip through the request', () => {
    const input = [
      { prenom: 'Karim', nom: 'Benali', naissance: '1990-04-12', chambre: null },
      { prenom: 'Léa', nom: 'Martin', naissance: '1992-01-01', chambre: 2 },
    ]
    const personnes = fromParticipants(input)
    expect(countSeules(personnes)).toBe(1)
    expect(toParticipants(personnes)).toEqual(input)
  })
})

it.each([
  ['06 12 34 56 78', true],
  ['+33 6.12.34.56.78', true],
  ['', false],
  ['appelez-moi', false],
])('the telephone %j is accepted: %s', (telephone, isTaken) =>
  expect(Object.keys(checkContact({ telephone })).length === 0).toBe(isTaken),
)

describe('the step that is shown', () => {
  const done = { qui: true, contact: true, relire: false }
  it.each([
    [null, done, 'qui'],
    ['relire', done, 'relire'],
    ['relire', { ...done, contact: false }, 'contact'],
    ['contact', { ...done, qui: false }, 'qui'],
    ['ailleurs', done, 'qui'],
  ] as const)(
    'the step asked as %j never passes the first incomplete one',
    (asked, isDone, etape) => expect(getEtape(asked, isDone)).toBe(etape),
  )

  it.each([
    ['participants.0.nom', 'qui'],
    ['nb_single', 'qui'],
    ['message', 'contact'],
    ['formulaire', 'relire'],
  ] as const)('an error of %s leads to the step %s', (field, etape) =>
    expect(findEtape(field)).toBe(etape),
  )
})

describe('the stored request', () => {
  it('a stored request is read back unchanged', () => {
    const demande = { ...beginDemande('cle', MOI), nb: 2, message: 'Sans gluten', lu: 'abc' }
    expect(readDemande(writeDemande(demande))).toEqual(demande)
  })

  it.each([[null], [{}], [{ demande: ['pas du JSON'] }], [{ demande: ['{"cle":"x"}'] }]])(
    'an invalid stored request is ignored: %j',
    (kept) => expect(readDemande(kept)).toBeNull(),
  )

  it('an impossible stored number of places is read as one', () => {
    const demande = { ...beginDemande('cle', MOI), nb: 10_000 }
    expect(readDemande(writeDemande(demande))?.nb).toBe(1)
  })
})
