import { describe, expect, it } from 'vitest'
import { type FormulaireFaits, writeFormulaire } from './formulaire.ts'

const FAITS: FormulaireFaits = {
  titre: 'Tour du Mont-Blanc',
  lieu: 'Chamonix',
  acces: 'Gare de Chamonix.\n\nNavette à 9 h.',
  formalites: null,
  assurance: null,
  age_min: 18,
  reglement: 'Par virement.',
  acompte: 30,
  solde_jours: 30,
  delai_heures: 72,
  bareme: [{ jours: 30, part: 30 }],
  journees: [
    {
      titre: 'Les Houches',
      distance: 18_000,
      denivele: 1200,
      hebergement: 'Refuge',
      repas: 'Dîner',
      transport: null,
    },
  ],
  inclus: [
    { libelle: 'Les nuits', inclus: true },
    { libelle: 'Le train', inclus: false },
  ],
  depart: {
    debut: '2027-06-05',
    fin: '2027-06-08',
    prix: 89_000,
    supplement_single: 12_000,
    participants_min: 4,
    places: 10,
  },
  agence: {
    nom: 'Alpes Trail',
    adresse: '3 rue du Lac',
    code_postal: '74000',
    ville: 'Annecy',
    email: 'bonjour@alpes-trail.example',
    telephone: null,
    immatriculation: 'IM074210003',
    garant: 'APST',
    garant_adresse: 'Paris',
    assureur: 'Hiscox',
    assureur_adresse: 'Paris',
  },
}

describe('the standard information form', () => {
  const text = () => writeFormulaire(FAITS)

  it('is blocks with a heading each, whatever the agency wrote in several lines', () => {
    expect(
      text()
        .split('\n\n')
        .map((block) => block.split('\n')[0]),
    ).toEqual([
      'Formulaire d’information standard pour des contrats de voyage à forfait',
      'Le séjour',
      'Le programme',
      'Le prix',
      'Annulation',
      'L’agence',
      'Droits essentiels prévus par la directive (UE) 2015/2302 transposée dans le code du tourisme',
    ])
    expect(text()).toContain('Accès\u00a0: Gare de Chamonix. Navette à 9 h.')
  })

  it.each([
    'Du samedi 5 juin 2027 au mardi 8 juin 2027.',
    'Groupe de 10\u00a0participants au plus.',
    'Le séjour\nTour du Mont-Blanc, Chamonix\nDu samedi',
    'Âge minimum au jour du départ\u00a0: 18\u00a0ans.',
    'Formalités administratives et sanitaires\u00a0: demandez-les à l’agence',
    'Jour 1\u00a0: Les Houches\u00a0; 18,00\u00a0km, 1\u202f200\u00a0m\u00a0D+\u00a0; hébergement\u00a0: Refuge\u00a0; repas\u00a0: Dîner\n',
    'à partir de 4\u00a0participants\u00a0;',
    'Règlement\u00a0: Par virement.',
    'Assurance\u00a0: aucune n’est comprise.',
    'Alpes Trail, 3 rue du Lac, 74000 Annecy\nbonjour@alpes-trail.example\n',
    'Responsabilité civile professionnelle\u00a0: Hiscox, Paris.',
    '890\u00a0€ par personne, toutes taxes comprises.',
    'Chambre individuelle\u00a0: 120\u00a0€ de plus par personne.',
    'Compris\u00a0: Les nuits.',
    'Non compris\u00a0: Le train.',
    'Acompte\u00a0: 30\u00a0% du prix total à la confirmation\u00a0; le reste 30\u00a0jours avant le départ.',
    'l’agence peut l’annuler, 7\u00a0jours avant au plus tard',
    '30\u00a0% du prix total à partir de 30\u00a0jours avant le départ',
    'IM074210003',
    'Garantie financière\u00a0: APST, Paris.',
    'Alpes Trail a souscrit une protection contre l’insolvabilité auprès de APST, Paris.',
  ])('says « %s »', (words) => {
    expect(text()).toContain(words)
  })

  it.each([
    ['2027-06-05', '48\u00a0heures'],
    ['2027-06-06', '7\u00a0jours'],
    ['2027-06-10', '7\u00a0jours'],
    ['2027-06-11', '20\u00a0jours'],
  ])('until %s, too few are told %s before', (fin, delay) => {
    const input = { ...FAITS, depart: { ...FAITS.depart, fin } }
    expect(writeFormulaire(input)).toContain(`l’annuler, ${delay} avant au plus tard`)
  })

  const SPARE: FormulaireFaits = {
    ...FAITS,
    lieu: null,
    acces: null,
    formalites: 'Passeport.',
    assurance: 'Une assistance.',
    age_min: null,
    reglement: null,
    solde_jours: 0,
    bareme: [],
    journees: [
      {
        titre: 'Repos',
        distance: null,
        denivele: null,
        hebergement: null,
        repas: null,
        transport: 'Bus',
      },
    ],
    inclus: [],
    depart: { ...FAITS.depart, supplement_single: null, participants_min: 1 },
    agence: {
      ...FAITS.agence,
      adresse: null,
      code_postal: null,
      immatriculation: null,
      garant: null,
      assureur: null,
    },
  }

  it.each([
    'Le séjour\nTour du Mont-Blanc\nDu samedi',
    'Formalités administratives et sanitaires\u00a0: Passeport.',
    'Jour 1\u00a0: Repos\u00a0; transport\u00a0: Bus\n',
    'le reste le jour du départ.',
    'à partir de 1\u00a0participant\u00a0;',
    'Renoncer à une réservation confirmée ne coûte rien.',
    'Assurance\u00a0: Une assistance.',
    'Alpes Trail, Annecy\n',
  ])('of which little is known says « %s »', (words) => {
    expect(writeFormulaire(SPARE)).toContain(words)
  })

  it.each([
    'Âge minimum',
    'Accès',
    'Chambre individuelle',
    'ompris\u00a0:',
    'Règlement',
    'Immatriculation',
    'Garantie financière',
    'Responsabilité civile',
    'a souscrit une protection',
    'undefined',
    'null',
    '\n\n\n',
    ', ,',
  ])('of which little is known does not say « %s »', (words) => {
    expect(writeFormulaire(SPARE)).not.toContain(words)
  })

  it('counts days from the first, and parts what is in from what is not', () => {
    const [day] = FAITS.journees
    if (!day) throw new Error('There is a day.')
    const two = writeFormulaire({ ...FAITS, journees: [day, { ...day, titre: 'Trient' }] })
    expect(two).toContain('\nJour 2\u00a0: Trient')
    expect(two.match(/Les nuits/g)).toHaveLength(1)
    expect(two.match(/Le train/g)).toHaveLength(1)
  })

  it('is another text when the price is another', () => {
    const input = { ...FAITS, depart: { ...FAITS.depart, prix: 90_000 } }
    expect(writeFormulaire(input)).not.toBe(text())
  })
})
