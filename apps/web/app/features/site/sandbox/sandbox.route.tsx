import { useSearchParams } from 'react-router'
import { AppShell } from '../../../ui/app-shell.tsx'
import { BootError } from '../../../ui/boot-error.tsx'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Footer } from '../../../ui/footer.tsx'
import { PageIntro } from '../../../ui/page-intro.tsx'
import { ThemeSwitch } from '../../../ui/theme-switch.tsx'
import { ToastProvider } from '../../../ui/toast.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { EnvoiCard } from '../../echanges/fil/envoi-card.tsx'
import { FilAttente, FilVide } from '../../echanges/fil/fil.tsx'
import { NouveautesBouton } from '../../echanges/fil/nouveautes.tsx'
import { PublicationCard } from '../../echanges/fil/publication-card.tsx'
import { MessagesCatalogue } from '../../echanges/messages/catalogue.tsx'
import { AttentesNav } from '../home/attentes-nav.tsx'
import { listAttentes } from '../home/home-attentes.ts'
import { HomeCourses } from '../home/home-courses.tsx'
import { HomeParcours } from '../home/home-parcours.tsx'
import { Cards, Labels, Numbers, Reliefs, Tables } from './content.tsx'
import { Floating, States } from './feedback.tsx'
import { Feed } from './fil.tsx'
import { Buttons, Choices, TextFields } from './forms.tsx'
import { Colors, Icons, Typography } from './foundations.tsx'
import { Home } from './home.tsx'
import { Filters, Navigation } from './navigation.tsx'
import { type CatalogueSection, SandboxSection } from './sandbox-section.tsx'
import { Shell } from './shell.tsx'
import { Terrain } from './terrain.tsx'

export const meta = () => [{ title: 'Catalogue · Foulée' }, { name: 'robots', content: 'noindex' }]

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

const sections: CatalogueSection[] = [
  { id: 'couleurs', title: 'Couleurs', content: <Colors /> },
  { id: 'typographie', title: 'Typographie', content: <Typography /> },
  { id: 'cartes', title: 'Cartes', content: <Cards /> },
  { id: 'profil', title: 'Profil altimétrique', content: <Terrain /> },
  { id: 'reliefs', title: 'Reliefs', content: <Reliefs /> },
  { id: 'nombres', title: 'Nombres et personnes', content: <Numbers /> },
  { id: 'etiquettes', title: 'Étiquettes et rubans', content: <Labels /> },
  { id: 'boutons', title: 'Boutons', content: <Buttons /> },
  { id: 'champs', title: 'Champs', content: <TextFields /> },
  { id: 'choix', title: 'Choix', content: <Choices /> },
  { id: 'filtres', title: 'Filtres', content: <Filters /> },
  { id: 'navigation', title: 'Navigation', content: <Navigation /> },
  { id: 'tableaux', title: 'Tableaux', content: <Tables /> },
  { id: 'flottants', title: 'Ce qui flotte', content: <Floating /> },
  { id: 'messages', title: 'Messages', content: <MessagesCatalogue /> },
  { id: 'etats', title: 'Attente, vide, échec', content: <States /> },
  { id: 'fil', title: 'Fil', content: FIL },
  { id: 'accueil', title: 'Accueil', content: ACCUEIL },
  { id: 'coque', title: 'Coque', content: <Shell /> },
  { id: 'icones', title: 'Icônes', content: <Icons /> },
]

const rooms = [
  { to: '/sandbox', label: 'Catalogue' },
  { to: '/404', label: 'Page 404' },
]

/** Produit 14.8, /sandbox: the living catalogue of the interface, for those who build and judge it. */
export default function Sandbox() {
  const [search] = useSearchParams()
  if (search.get('demarrage') === 'echec') return <BootError onRetry={() => history.back()} />
  return (
    <ToastProvider>
      <AppShell
        bottom={
          <BottomBar
            items={[
              { to: '/home', label: 'Fil', icon: 'feed' },
              { to: '/courses', label: 'Courses', icon: 'flag' },
              { to: '/sandbox', label: 'Parcours', icon: 'route' },
              { to: '/training', label: 'Entraînement', icon: 'stopwatch' },
              { to: '/profil', label: 'Moi', icon: 'user', unread: 3 },
            ]}
          />
        }
        footer={<Footer groups={[{ title: 'Catalogue', links: rooms }]} />}
        top={<TopBar actions={<IconButton icon="search" label="Rechercher" />} items={rooms} />}
      >
        <main className="page grid gap-16 py-8 md:py-14" id="contenu">
          <Introduction />
          {sections.map((section) => (
            <SandboxSection {...section} key={section.id} />
          ))}
        </main>
      </AppShell>
    </ToastProvider>
  )
}

function Introduction() {
  return (
    <PageIntro className="grid gap-5">
      <h1 className="text-3xl md:text-4xl">Le catalogue</h1>
      <p className="max-w-2xl text-lg text-ink-soft">
        Tout ce dont les écrans de Foulée sont faits, dans chacun de ses états, en clair et en
        sombre. Du papier calme, une encre sombre, une seule marque vive qui montre le chemin.
      </p>
      <div>
        <ThemeSwitch />
      </div>
      <nav aria-label="Sections du catalogue">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="text-link inline-flex min-h-11 items-center" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageIntro>
  )
}
