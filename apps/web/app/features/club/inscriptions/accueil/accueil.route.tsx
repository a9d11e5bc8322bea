import { EditorPage } from '#kit/editor/editor-page.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { accueilQuery } from '../inscriptions.queries.ts'
import { AccueilPage } from './accueil-page.tsx'

export default function AccueilRoute() {
  const { currentUser } = useSession()
  return (
    <EditorPage
      description="Qui vient à une date d’un évènement, et qui est là."
      label="Chargement de l’accueil…"
      param="dates_id"
      path={(id) => `/contribution/evenements/accueil/${id}`}
      query={accueilQuery}
      title="Accueil"
    >
      {(accueil) =>
        currentUser && <AccueilPage accueil={accueil} users_id={currentUser.users_id} />
      }
    </EditorPage>
  )
}
