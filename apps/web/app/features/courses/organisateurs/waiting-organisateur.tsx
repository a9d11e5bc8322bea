import type { OrganisateurAVerifier } from '@foulee/contract/courses/organisateurs'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { WaitingStructure } from '#kit/organisation/waiting-structure.tsx'
import { organisateursQueries } from './organisateurs-gestion.queries.ts'
import { pagePath } from './paths.ts'

const WHY = { title: 'Refuser cet organisateur', hint: 'La personne le recevra par email.' }

export function WaitingOrganisateur({ organisateur }: { organisateur: OrganisateurAVerifier }) {
  const { slug, code_postal, ville, email, telephone, nb_courses, site } = organisateur
  return (
    <WaitingStructure
      created="Créé"
      facts={[
        ['Ville', [code_postal, ville].filter(Boolean).join(' ')],
        ['Email', email],
        ['Téléphone', telephone],
        ['Courses', String(nb_courses)],
        ['Site', site],
      ]}
      genre="organisateur"
      outdated={organisateursQueries.all}
      preview={pagePath(slug)}
      reponses={REPONSES.organisateur}
      structure={organisateur}
      why={WHY}
    />
  )
}
