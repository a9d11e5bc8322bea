import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ClaimSteps } from '#kit/organisation/claim/claim-steps.tsx'
import { MyOrganisationsPage } from '#kit/organisation/my-organisations-page.tsx'
import { MyStructures } from '#kit/organisation/my-structures.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { formatCategories } from './magasin-texts.ts'
import { magasins, useCreateMagasin } from './magasins.mutations.ts'
import { myClaimsQuery } from './magasins.queries.ts'
import { magasinsQueries } from './magasins-gestion.queries.ts'
import { editorPath, MAGASINS, MES_MAGASINS } from './paths.ts'

const CREATE = {
  title: 'Ajouter un magasin',
  lead: 'Cherchez-le d’abord dans la liste\u00a0: s’il y est, revendiquez sa page. Sinon, un nom suffit pour commencer, et l’équipe le vérifie avant qu’il paraisse.',
  before: (
    <p>
      <TextLink to={MAGASINS}>Chercher dans la liste</TextLink>
    </p>
  ),
}

export default function MesMagasins() {
  const { data: mine } = useQuery(magasinsQueries.mine)
  return (
    <MyOrganisationsPage
      create={CREATE}
      description="Vos magasins."
      form={{
        create: useCreateMagasin(),
        draft: 'magasin',
        editorPath,
        exception: 'Le magasin n’a pas pu être créé. Vérifiez votre connexion et réessayez.',
        submit: 'Ajouter le magasin',
      }}
      lead={
        <p className="text-ink-soft">
          Les magasins dont vous tenez la page.{' '}
          {mine && mine.length > 0 && (
            <TextLink to="/contribution/reductions">Ce qu’ils offrent aux membres</TextLink>
          )}
        </p>
      }
      path={MES_MAGASINS}
      title="Mes magasins"
    >
      <Claims />
      {mine ? (
        <MyStructures
          editorPath={editorPath}
          mine={mine}
          renderBadge={({ etat }) => <EtatBadge etat={etat} />}
          describe={({ categories }) => formatCategories(categories)}
          title="Vos magasins"
        />
      ) : (
        <Skeleton className="h-32 rounded-card" />
      )}
    </MyOrganisationsPage>
  )
}

function Claims() {
  const { data: claims = [] } = useQuery(myClaimsQuery)
  const navigate = useNavigate()
  return (
    <ClaimSteps
      claims={claims}
      done={(nom) => `Vous tenez désormais la page de «\u00a0${nom}\u00a0».`}
      door="Ouvrir le magasin"
      onExit={() => void navigate(MAGASINS)}
      organisation={magasins}
    />
  )
}
