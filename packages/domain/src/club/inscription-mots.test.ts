import { expect, it } from 'vitest'
import { describeNouvelle, type Nouvelle } from './inscription-mots.ts'

const WHEN = {
  titre: 'Sortie du mardi',
  debut: new Date('2026-11-24T18:00:00Z'),
  fuseau: 'Europe/Paris',
}
const DATE = '«\u00a0Sortie du mardi\u00a0», le mardi 24 novembre 2026 à 19h\u00a0: '

it.each<[Nouvelle, string, string]>([
  ['inscrit', 'Vous êtes inscrit', 'on vous attend.'],
  ['proposee', 'Une place se libère pour vous', 'une place est tenue pour vous. Ensuite'],
  [
    'proposition_expiree',
    'La place proposée est allée à quelqu’un d’autre',
    'vous n’avez pas répondu à temps.',
  ],
  ['attente_finie', 'Aucune place ne s’est libérée', 'la liste d’attente est close.'],
])('%s is told with the name and the day of the event', (nouvelle, titre, texte) => {
  const told = describeNouvelle(nouvelle, WHEN)
  expect(told.titre).toBe(titre)
  expect(told.texte.startsWith(DATE + texte)).toBe(true)
})

it('an offer in the notification states its expiry', () => {
  const jusqu_au = new Date('2026-11-23T18:30:00Z')
  expect(describeNouvelle('proposee', { ...WHEN, jusqu_au }).texte).toContain(
    'une place est tenue pour vous jusqu’au lundi 23 novembre 2026 à 19h30. Ensuite',
  )
})
