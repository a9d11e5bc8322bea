import { EnvoiCard } from '#features/echanges/fil/envoi-card.tsx'
import { FilAttente, FilVide } from '#features/echanges/fil/fil.tsx'
import { NouveautesBouton } from '#features/echanges/fil/nouveautes.tsx'
import { PublicationCard } from '#features/echanges/fil/publication-card.tsx'
import { MessagesCatalogue } from '#features/echanges/messages/catalogue.tsx'
import { AttentesNav } from '#features/site/home/attentes-nav.tsx'
import { listAttentes } from '#features/site/home/home-attentes.ts'
import { HomeCourses } from '#features/site/home/home-courses.tsx'
import { HomeParcours } from '#features/site/home/home-parcours.tsx'
import { Feed } from './fil.tsx'
import { Home } from './home.tsx'
import { Partie } from './partie.tsx'
import { sandboxMeta } from './parties.ts'

export const meta = () => sandboxMeta('Fil, messages, accueil')

const FIL = (
  <Feed
    Attente={FilAttente}
    Card={PublicationCard}
    EnvoiCard={EnvoiCard}
    Nouveautes={NouveautesBouton}
    Vide={FilVide}
  />
)

const ATTENTES = listAttentes({
  unread: 3,
  evenements: [{ etat: 'proposee' }],
  sejours: undefined,
  sondages: 1,
  invitations: 2,
  demandes: 1,
  questions: 4,
  isTownMissing: true,
})
const ACCUEIL = (
  <Home
    attentes={<AttentesNav attentes={ATTENTES} />}
    Courses={HomeCourses}
    Parcours={HomeParcours}
  />
)

export default function Echanges() {
  return (
    <Partie
      contents={{ fil: FIL, discussion: <MessagesCatalogue />, accueil: ACCUEIL }}
      id="echanges"
    />
  )
}
