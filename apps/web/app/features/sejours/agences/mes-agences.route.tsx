import { useQuery } from '@tanstack/react-query'
import { CreateStructureForm } from '#kit/organisation/create-form.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCreateAgence } from './agences.mutations.ts'
import { mineQuery } from './agences.queries.ts'
import { MyAgences } from './my-agences.tsx'
import { editorPath, MES_AGENCES, MES_SEJOURS } from './paths.ts'

const EXCEPTION = 'L’agence n’a pas pu être créée. Vérifiez votre connexion et réessayez.'

export default function MesAgences() {
  const { isPending } = useQuery(mineQuery)
  const create = useCreateAgence()
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead description="Vos agences." isPrivate path={MES_AGENCES} title="Mes agences" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes agences</h1>
        <p className="text-ink-soft">Les agences de voyages dont vous proposez les séjours.</p>
        <p>
          <TextLink to={MES_SEJOURS}>Mes séjours</TextLink>
        </p>
      </header>
      {isPending ? <Skeleton className="h-32 rounded-card" /> : <MyAgences />}
      <section aria-labelledby="creer" className="grid max-w-xl scroll-mt-24 gap-5">
        <SectionHeading
          id="creer"
          lead="Un nom suffit pour commencer. Pour publier un séjour, il faudra l’immatriculation au registre des opérateurs de voyages, la garantie financière et l’assurance&nbsp;: la loi les demande à qui vend des séjours."
          title="Créer une agence"
        />
        <Card>
          <CreateStructureForm
            create={create}
            draft="agence"
            editorPath={editorPath}
            exception={EXCEPTION}
            submit="Créer l’agence"
          />
        </Card>
      </section>
    </main>
  )
}
