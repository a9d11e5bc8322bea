import { expect, it } from 'vitest'
import { listAttentes } from './home-attentes.ts'

const labels = (known: Partial<Parameters<typeof listAttentes>[0]>) =>
  listAttentes({
    unread: undefined,
    evenements: undefined,
    sejours: undefined,
    sondages: undefined,
    invitations: undefined,
    demandes: undefined,
    questions: undefined,
    isTownMissing: false,
    ...known,
  }).map(({ label }) => label)

it('pending items are listed, an offered place first', () => {
  const offers = [{ etat: 'proposee' }, { etat: 'en_attente' }]
  expect(labels({ unread: 3, evenements: offers, sejours: offers, sondages: 1 })).toEqual([
    '1\u00a0place de séjour à prendre',
    '1\u00a0place à prendre',
    '3\u00a0notifications',
    '1\u00a0sondage ouvert',
  ])
})

it('invitations and requests to a coach are listed, missing profile fields last', () => {
  const known = { unread: 1, invitations: 2, demandes: 1, questions: 3, isTownMissing: true }
  expect(labels(known)).toEqual([
    '2\u00a0invitations',
    '1\u00a0demande de plan',
    '1\u00a0notification',
    'Votre ville',
    '3\u00a0questions sur vous',
  ])
})

it('unknown and empty counts are left out', () => {
  expect(labels({})).toEqual([])
  expect(labels({ unread: 0, evenements: [{ etat: 'expiree' }], sondages: 0 })).toEqual([])
})
