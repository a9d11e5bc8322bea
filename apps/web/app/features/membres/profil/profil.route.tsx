import { getMemberName } from '@foulee/domain/membres/personne'
import { NIVEAU_LABELS, type Niveau } from '@foulee/domain/membres/profil'
import { useLocation } from 'react-router'
import { MesBadges } from '#features/club/badges/moi-badges.tsx'
import { MesEvenements } from '#features/club/inscriptions/moi-evenements.tsx'
import { MesPoints } from '#features/club/points/moi-points.tsx'
import { MesReductions } from '#features/club/reductions/moi-reductions.tsx'
import { CoursesForMe } from '#features/courses/courses/moi-courses.tsx'
import { MesResultats } from '#features/courses/resultats/moi-resultats.tsx'
import { ABONNEMENTS } from '#features/echanges/fil/paths.ts'
import { MaRunList, ProchaineCourse } from '#features/echanges/liste/moi-blocs.tsx'
import { MaSeance } from '#features/entrainement/accueil/moi-seance.tsx'
import { findOldPath, sectionPath } from '#features/membres/reglages/sections.ts'
import { MesParcours } from '#features/parcours/contribution/moi-parcours.tsx'
import { MesSejours } from '#features/sejours/reservations/moi-reservations.tsx'
import { Redirect } from '#platform/session/redirect.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MoiPortes } from './moi-portes.tsx'

/** /profil (produit 7.18): the member's dashboard. Settings have pages of their own. */
export default function Moi() {
  const old = findOldPath(useLocation().hash)
  if (old) return <Redirect to={old} />
  return (
    <main className="page grid content-start gap-5 py-6 md:py-8" id="contenu">
      <PageHead
        description="Vos courses, votre entraînement et ce qui vous attend."
        isPrivate
        path="/profil"
        title="Moi"
      />
      <Who />
      <MoiPortes />
      <div className="moi-colonnes">
        <div>
          <ProchaineCourse />
          <MaSeance />
          <MesSejours />
          <MesEvenements />
        </div>
        <div>
          <MaRunList />
          <CoursesForMe wishes={sectionPath('pratique')} />
          <MesResultats />
          <MesParcours />
        </div>
        <div>
          <MesPoints />
          <MesBadges />
          <MesReductions />
        </div>
      </div>
    </main>
  )
}

function Who() {
  const { currentUser, profil } = useSession()
  if (!currentUser) return null
  const name = getMemberName({ ...currentUser, public_name: profil?.public_name })
  const niveau = NIVEAU_LABELS[profil?.niveau as Niveau]
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={name} size={64} src={profil?.avatar || null} />
      <div className="grid min-w-0 grow gap-0.5">
        <h1 className="text-2xl md:text-3xl">{name}</h1>
        <p className="text-ink-soft">
          {niveau ? (
            `Niveau ${niveau.toLocaleLowerCase('fr')}`
          ) : (
            <TextLink to={sectionPath('pratique')}>Dites votre niveau</TextLink>
          )}
          {profil?.ville && ` · ${profil.ville}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink icon="users" to={ABONNEMENTS}>
          Mes abonnements
        </ButtonLink>
        {currentUser.links.profil && (
          <ButtonLink icon="eye" to={currentUser.links.profil}>
            Voir ma page publique
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
