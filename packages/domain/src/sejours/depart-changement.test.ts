import { expect, it } from 'vitest'
import { type DepartChange, describeDepartChange } from './depart-changement.ts'

const DATES: DepartChange = {
  type: 'dates',
  avant: ['2027-06-05', '2027-06-08'],
  apres: ['2027-06-12', '2027-06-15'],
}
const PRIX: DepartChange = {
  type: 'prix',
  debut: '2027-06-05',
  fin: '2027-06-08',
  avant: 90_000,
  apres: 84_550,
}
const ANNULE: DepartChange = {
  type: 'annule',
  debut: '2027-06-05',
  fin: '2027-06-08',
  motif: 'Le refuge ferme.',
}

it.each<[DepartChange, string, string]>([
  [
    DATES,
    'Le départ (du sam. 5 au mar. 8 juin 2027) a changé de dates\u00a0: du sam. 12 au mar. 15 juin 2027.',
    ' Si ces dates ne vous vont pas, vous pouvez renoncer sans frais.',
  ],
  [
    PRIX,
    'Départ du sam. 5 au mar. 8 juin 2027\u00a0: 845,50\u00a0€ par personne au lieu de 900\u00a0€.',
    ' Votre réservation garde le prix auquel vous l’avez faite.',
  ],
])('$type is told to who keeps it, and with what it means to who booked', (change, text, more) => {
  expect(describeDepartChange(change, 'suit').texte).toBe(text)
  expect(describeDepartChange(change, 'reserve').texte).toBe(text + more)
})

it('a departure that is called off says why', () => {
  expect(describeDepartChange(ANNULE, 'suit').texte).toBe(
    'Le départ (du sam. 5 au mar. 8 juin 2027) n’aura pas lieu. La raison\u00a0: Le refuge ferme.',
  )
  expect(describeDepartChange(ANNULE, 'reserve').texte).toContain('annulée sans frais')
})
