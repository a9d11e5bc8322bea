import { useQuery } from '@tanstack/react-query'
import { MyOrganisationsPage } from '#kit/organisation/my-organisations-page.tsx'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCreateAgence } from './agences.mutations.ts'
import { agencesQueries } from './agences-gestion.queries.ts'
import { EtatBadge } from './etat-badge.tsx'
import { editorPath, MES_AGENCES, MES_SEJOURS } from './paths.ts'

const CREATE = {
  title: 'Créer une agence',
  lead: 'Un nom suffit pour commencer. Pour publier un séjour, il faudra l’immatriculation au registre des opérateurs de voyages, la garantie financière et l’assurance\u00a0: la loi les demande à qui vend des séjours.',
}

export default function MesAgences() {
  const { data: mine = [], isPending } = useQuery(agencesQueries.mine)
  return (
    <MyOrganisationsPage
      create={CREATE}
      description="Vos agences."
      form={{
        create: useCreateAgence(),
        draft: 'agence',
        editorPath,
        exception: 'L’agence n’a pas pu être créée. Vérifiez votre connexion et réessayez.',
        submit: 'Créer l’agence',
      }}
      lead={
        <>
          <p className="text-ink-soft">Les agences de voyages dont vous proposez les séjours.</p>
          <p>
            <TextLink to={MES_SEJOURS}>Mes séjours</TextLink>
          </p>
        </>
      }
      path={MES_AGENCES}
      title="Mes agences"
    >
      {isPending ? (
        <Skeleton className="h-32 rounded-card" />
      ) : (
        <MyStructures
          editorPath={editorPath}
          mine={mine}
          renderBadge={({ etat }) => <EtatBadge etat={etat} />}
          describe={({ nb_voyages }) => formatVoyages(nb_voyages)}
          title="Vos agences"
        />
      )}
    </MyOrganisationsPage>
  )
}

function formatVoyages(nb: number): string {
  if (!nb) return 'aucun séjour'
  return nb === 1 ? 'un séjour' : `${nb.toLocaleString('fr-FR')}\u00a0séjours`
}
