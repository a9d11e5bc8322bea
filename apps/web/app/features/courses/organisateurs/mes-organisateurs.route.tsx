import { useQuery } from '@tanstack/react-query'
import { CreateStructureForm } from '#kit/organisation/create-form.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MyOrganisateurs } from './my-organisateurs.tsx'
import { useCreateOrganisateur } from './organisateurs.mutations.ts'
import { mineQuery } from './organisateurs.queries.ts'
import { editorPath, MES_ORGANISATEURS, ORGANISATEUR } from './paths.ts'

const EXCEPTION = 'L’organisateur n’a pas pu être créé. Vérifiez votre connexion et réessayez.'

export default function MesOrganisateurs() {
  const { isPending } = useQuery(mineQuery)
  const create = useCreateOrganisateur()
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos organisateurs."
        isPrivate
        path={MES_ORGANISATEURS}
        title="Mes organisateurs"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes organisateurs</h1>
        <p className="text-ink-soft">
          Les clubs, associations et sociétés dont vous gérez les courses.{' '}
          <TextLink to={ORGANISATEUR}>Retrouver une structure déjà inscrite</TextLink>
        </p>
      </header>
      {isPending ? <Skeleton className="h-32 rounded-card" /> : <MyOrganisateurs />}
      <section aria-labelledby="creer" className="grid max-w-xl scroll-mt-24 gap-5">
        <SectionHeading
          id="creer"
          lead="Cherchez d’abord s’il n’est pas déjà inscrit&nbsp;: ses courses y sont peut-être."
          title="Créer un organisateur"
        />
        <Card>
          <CreateStructureForm
            create={create}
            draft="organisateur"
            editorPath={editorPath}
            exception={EXCEPTION}
            submit="Créer l’organisateur"
          />
        </Card>
      </section>
    </main>
  )
}
