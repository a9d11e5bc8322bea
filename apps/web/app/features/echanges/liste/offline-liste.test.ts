import { expect, it } from 'vitest'
import { EMPTY } from './liste-merge.ts'
import { writeListe } from './offline-liste.ts'

const extra = { etat: 'a_faire', note: 'Avec <Karim>', ajoute_le: '2026-11-01T08:00:00Z' }

it('the offline run list shows each entry with a link to its public page', () => {
  const item = {
    titre: 'Le balcon',
    slug: 'le-balcon',
    ville: 'Le Sappey',
    distance: null,
    denivele: null,
  }
  const parcours = { type: 'parcours', id: 1, key: 'parcours:1', extra, item }
  const gone = { ...parcours, id: 2, key: 'parcours:2', item: null }
  const html = writeListe({ ...EMPTY, parcours: [parcours, gone] } as never, '23 novembre')
  expect(html).toContain('<h2>Parcours à faire</h2>')
  expect(html).toContain(
    '<a href="/parcours/le-balcon">Le balcon</a><br>Le Sappey · Avec &#60;Karim&#62;</li>',
  )
  expect(html).toContain('<li>Ce parcours n’est plus visible.</li>')
})

it('the offline run list says that it is empty', () => {
  expect(writeListe(EMPTY, '23 novembre')).toContain('Rien encore dans votre run list.')
})
