import type { Commentaire } from '@foulee/contract/echanges/commentaires'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AvisCard } from './avis-card.tsx'

const AVIS: Commentaire = {
  id: 4,
  model: 'parcours',
  objet_id: 7,
  auteur: { users_id: null, nom: 'Inès', avatar: null },
  note: null,
  texte: 'Achetez mes semelles.',
  date_sortie: null,
  a_participe: false,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: null,
  reponse: null,
  reponse_le: null,
  masque: null,
}

const draw = (commentaire: Partial<Commentaire>) =>
  renderToStaticMarkup(
    <AvisCard
      avis={{ ...AVIS, ...commentaire }}
      mes={undefined}
      objet={{ model: 'parcours', id: 7 }}
    />,
  )

it('a hidden comment shows the notice and the reason above its text', () => {
  const html = draw({ masque: { le: AVIS.created_at, motif: 'Le même texte est partout.' } })
  expect(html).toMatch(/Masqué par l’équipe.+Le même texte est partout\..+Achetez mes semelles/)
})

it('a visible comment shows no moderation notice', () => {
  expect(draw({})).not.toContain('Masqué')
})
