import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClaimDialog } from '#kit/organisation/claim/claim-dialog.tsx'
import { ClaimSteps } from '#kit/organisation/claim/claim-steps.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FindOrganisateur, type Found } from './find-organisateur.tsx'
import { MyOrganisateurs } from './my-organisateurs.tsx'
import { organisateurs } from './organisateurs.mutations.ts'
import { myClaimsQuery } from './organisateurs.queries.ts'
import { useLateAnchor } from './use-late-anchor.ts'

export default function ClaimFlow() {
  const query = useQuery(myClaimsQuery)
  const { data: claims } = query
  const [chosen, choose] = useState<Found | null>(null)
  useLateAnchor('retrouver', claims !== undefined)
  return (
    <Query label="Chargement…" query={query} skeleton={<Skeleton className="h-64 rounded-card" />}>
      {(claims) => (
        <section aria-labelledby="retrouver" className="grid gap-6">
          <SectionHeading
            id="retrouver"
            lead="Cherchez votre club, votre association ou votre société."
            title="Retrouvez votre structure"
          />
          <ClaimSteps
            claims={claims}
            dialog={
              <ClaimDialog
                onClose={() => choose(null)}
                onSent={() => choose(null)}
                structure={chosen}
                type="organisateur"
              />
            }
            done={(nom) => `Vous gérez désormais «\u00a0${nom}\u00a0» et ses courses.`}
            door="Ouvrir l’organisateur"
            organisation={organisateurs}
          >
            <FindOrganisateur onChoose={choose} />
          </ClaimSteps>
          <MyOrganisateurs />
        </section>
      )}
    </Query>
  )
}
