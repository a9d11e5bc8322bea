import type { AgenceAVerifier } from '@foulee/contract/sejours/agences'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { WaitingStructure } from '#kit/organisation/waiting-structure.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { agencesQueries } from './agences-gestion.queries.ts'
import { pagePath, REGISTRE } from './paths.ts'

const WHY = { title: 'Refuser ces papiers', hint: 'Les membres de l’agence le liront.' }

export function WaitingAgence({ agence }: { agence: AgenceAVerifier }) {
  return (
    <WaitingStructure
      created="Créée"
      facts={[
        ['Immatriculation', agence.immatriculation],
        ['Garant', agence.garant],
        ['Adresse du garant', agence.garant_adresse],
        ['Assureur', agence.assureur],
        ['Adresse de l’assureur', agence.assureur_adresse],
        ['Ville', [agence.code_postal, agence.ville].filter(Boolean).join(' ')],
        ['Email', agence.email],
        ['Téléphone', agence.telephone],
        ['Site', agence.site],
        ['Séjours', String(agence.nb_voyages)],
      ]}
      genre="agence"
      outdated={agencesQueries.all}
      preview={pagePath(agence.slug)}
      reponses={REPONSES.agence}
      structure={agence}
      why={WHY}
    >
      <p>
        <TextLink to={REGISTRE}>Registre des opérateurs de voyages</TextLink>
      </p>
    </WaitingStructure>
  )
}
