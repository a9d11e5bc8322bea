import type { Claim } from '@foulee/contract/courses/revendications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ClaimStatus } from '#kit/organisation/claim/claim-status.tsx'
import { CodeStep } from '#kit/organisation/claim/code-step.tsx'
import { useCodeClaim } from '#kit/organisation/claim/use-code-claim.ts'
import { CreateStructureForm } from '#kit/organisation/create-form.tsx'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { sayCategories } from './magasin-texts.ts'
import { reloadAll, useCreateMagasin } from './magasins.mutations.ts'
import { mineQuery, myClaimsQuery } from './magasins.queries.ts'
import { editorPath, MAGASINS, MES_MAGASINS } from './paths.ts'

const EXCEPTION = 'Le magasin n’a pas pu être créé. Vérifiez votre connexion et réessayez.'

export default function MesMagasins() {
  const { data: mine } = useQuery(mineQuery)
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead description="Vos magasins." isPrivate path={MES_MAGASINS} title="Mes magasins" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes magasins</h1>
        <p className="text-ink-soft">
          Les magasins dont vous tenez la page.{' '}
          {mine && mine.length > 0 && (
            <TextLink to="/contribution/reductions">Ce qu’ils offrent aux membres</TextLink>
          )}
        </p>
      </header>
      <Claims />
      {mine ? (
        <MyStructures
          editorPath={editorPath}
          mine={mine}
          renderBadge={({ etat }) => <EtatBadge etat={etat} />}
          say={({ categories }) => sayCategories(categories)}
          title="Vos magasins"
        />
      ) : (
        <Skeleton className="h-32 rounded-card" />
      )}
      <section aria-labelledby="creer" className="grid max-w-xl scroll-mt-24 gap-5">
        <SectionHeading
          id="creer"
          lead="Cherchez-le d’abord dans la liste&nbsp;: s’il y est, revendiquez sa page. Sinon, un nom suffit pour commencer, et l’équipe le vérifie avant qu’il paraisse."
          title="Ajouter un magasin"
        />
        <p>
          <TextLink to={MAGASINS}>Chercher dans la liste</TextLink>
        </p>
        <Card>
          <CreateStructureForm
            create={useCreateMagasin()}
            draft="magasin"
            editorPath={editorPath}
            exception={EXCEPTION}
            submit="Ajouter le magasin"
          />
        </Card>
      </section>
    </main>
  )
}

function Claims() {
  const client = useQueryClient()
  const { data: claims = [] } = useQuery(myClaimsQuery)
  const [done, setDone] = useState<Claim | null>(null)
  const { open, isChosen, choose } = useCodeClaim(claims)
  const navigate = useNavigate()
  const reload = () => reloadAll(client)
  return (
    <>
      {done ? (
        <EmptyState
          action={
            <ButtonLink to={editorPath(done.structure.id)} variant="primary">
              Ouvrir le magasin
            </ButtonLink>
          }
          title="C’est vérifié"
        >
          <p role="status">Vous tenez désormais la page de «&nbsp;{done.structure.nom}&nbsp;».</p>
        </EmptyState>
      ) : (
        open && (
          <CodeStep
            claim={open}
            isChosen={isChosen}
            key={open.id}
            onDone={setDone}
            onLeave={() => void navigate(MAGASINS)}
            reload={reload}
          />
        )
      )}
      <ClaimStatus claims={claims} onCode={choose} open={open} />
    </>
  )
}
