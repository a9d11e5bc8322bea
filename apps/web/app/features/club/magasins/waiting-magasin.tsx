import type { MagasinAVerifier } from '@foulee/contract/club/magasins-gestion'
import { formatSemaine } from '@foulee/domain/club/horaires'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { WaitingStructure } from '#kit/organisation/waiting-structure.tsx'
import { formatAdresse, formatCategories } from './magasin-texts.ts'
import { magasinsQueries } from './magasins-gestion.queries.ts'
import { magasinPath } from './paths.ts'

const WHY = { title: 'Refuser ce magasin', hint: 'Qui l’a proposé le lira. Il ne sera pas gardé.' }

export function WaitingMagasin({ magasin }: { magasin: MagasinAVerifier }) {
  const { slug, horaires, email, telephone, site } = magasin
  return (
    <WaitingStructure
      created="Proposé"
      facts={[
        ['Adresse', formatAdresse(magasin)],
        ['Rayons', formatCategories(magasin.categories)],
        ['Marques', magasin.marques.join(', ')],
        ['Horaires', horaires ? formatSemaine(horaires) : null],
        ['Email', email],
        ['Téléphone', telephone],
        ['Site', site],
      ]}
      genre="magasin"
      outdated={magasinsQueries.all}
      preview={magasinPath(slug)}
      reponses={REPONSES.magasin}
      structure={magasin}
      why={WHY}
    />
  )
}
