import { useQuery } from '@tanstack/react-query'
import { MyOrganisationsPage } from '#kit/organisation/my-organisations-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MyOrganisateurs } from './my-organisateurs.tsx'
import { useCreateOrganisateur } from './organisateurs.mutations.ts'
import { organisateursQueries } from './organisateurs-gestion.queries.ts'
import { editorPath, MES_ORGANISATEURS, ORGANISATEUR } from './paths.ts'

const CREATE = {
  title: 'Créer un organisateur',
  lead: 'Cherchez d’abord s’il n’est pas déjà inscrit\u00a0: ses courses y sont peut-être.',
}

export default function MesOrganisateurs() {
  const { isPending } = useQuery(organisateursQueries.mine)
  return (
    <MyOrganisationsPage
      create={CREATE}
      description="Vos organisateurs."
      form={{
        create: useCreateOrganisateur(),
        draft: 'organisateur',
        editorPath,
        exception: 'L’organisateur n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
        submit: 'Créer l’organisateur',
      }}
      lead={
        <p className="text-ink-soft">
          Les clubs, associations et sociétés dont vous gérez les courses.{' '}
          <TextLink to={ORGANISATEUR}>Retrouver une structure déjà inscrite</TextLink>
        </p>
      }
      path={MES_ORGANISATEURS}
      title="Mes organisateurs"
    >
      {isPending ? <Skeleton className="h-32 rounded-card" /> : <MyOrganisateurs />}
    </MyOrganisationsPage>
  )
}
