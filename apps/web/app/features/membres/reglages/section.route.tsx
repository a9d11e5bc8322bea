import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { ReglagesMessages } from '#features/echanges/messages/reglages.tsx'
import { NotificationsReglages } from '#features/echanges/notifications/reglages.tsx'
import { AccessSection } from '#features/membres/compte/access-section.tsx'
import { AppareilsSection } from '#features/membres/compte/appareils-section.tsx'
import { DonneesSection } from '#features/membres/compte/donnees-section.tsx'
import { ConnectedAccounts } from '#features/membres/comptes-externes/connected-accounts.tsx'
import { PremiumSection } from '#features/membres/premium/premium-section.tsx'
import { CarteSection } from '#features/membres/profil/carte-section.tsx'
import { ConfidentialiteSection } from '#features/membres/profil/confidentialite-section.tsx'
import { IdentiteSection } from '#features/membres/profil/identite-section.tsx'
import { PasseportSection } from '#features/membres/profil/passeport-section.tsx'
import { ReseauxSection } from '#features/membres/profil/reseaux-section.tsx'
import { SportSection } from '#features/membres/profil/sport-section.tsx'
import { SecondFacteurSection } from '#features/membres/second-facteur/second-facteur-section.tsx'
import { MontresSection } from '#features/parcours/montres/montres-section.tsx'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Installation } from '#kit/pwa/installation.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ReglagesList } from './reglages-list.tsx'
import { findSection, REGLAGES, SECTIONS, type SectionName, sectionPath } from './sections.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

const PARTS: Readonly<Record<SectionName, ComponentType>> = {
  carte: CarteSection,
  reseaux: ReseauxSection,
  confidentialite: Confidentialite,
  pratique: SportSection,
  passeport: PasseportSection,
  montres: MontresSection,
  notifications: Notifications,
  identite: IdentiteSection,
  'email-et-mot-de-passe': AccessSection,
  'comptes-connectes': ConnectedAccounts,
  appareils: AppareilsSection,
  application: Application,
  'second-facteur': SecondFacteurSection,
  premium: PremiumSection,
  donnees: DonneesSection,
}

function Application() {
  return (
    <EditorSection
      id="application"
      lead="La même chose que ce site, avec son icône, dans sa propre fenêtre."
      title="Application"
    >
      <Installation />
      <p>
        <TextLink to="/hors-ligne">Ce que cet appareil ouvre sans réseau</TextLink>
      </p>
    </EditorSection>
  )
}

function Confidentialite() {
  return (
    <div className="grid gap-6">
      <ConfidentialiteSection />
      <ReglagesMessages />
    </div>
  )
}

function Notifications() {
  return (
    <EditorSection
      id="notifications"
      lead="Ce qui touche à la sécurité de votre compte et à vos réservations vous est toujours écrit."
      title="Mes notifications"
    >
      <NotificationsReglages />
    </EditorSection>
  )
}

/** /reglages/{section} (produit 7.18); on wide screens with the list at the side. */
export default function ReglagesSection() {
  const isStaff = useSession().currentUser?.options.staff ?? false
  const name = findSection(useParams().section ?? '', isStaff)
  if (!name) return <FailurePage failure={{ status: 404, message: '' }} />
  return <Opened name={name} />
}

function Opened({ name }: { name: SectionName }) {
  const { titre, detail } = SECTIONS[name]
  const place = useArrivalFocus<HTMLDivElement>(name)
  const Part = PARTS[name]
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description={detail}
        isPrivate
        path={sectionPath(name)}
        title={`${titre}, réglages`}
      />
      <h1 className="text-lg lg:text-3xl">
        <Link
          className="inline-flex min-h-11 items-center gap-2 text-sapin hover:underline lg:text-ink"
          to={REGLAGES}
        >
          <Icon className="lg:hidden" name="arrow-left" />
          Réglages
        </Link>
      </h1>
      <div className="items-start gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,48rem)]">
        <div className="max-lg:hidden">
          <ReglagesList isIndex />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the part brings its own section and heading */}
        <div aria-label={titre} className="outline-none" ref={place} role="group" tabIndex={-1}>
          <Suspense fallback={<Waiting />} key={name}>
            <Part />
          </Suspense>
        </div>
      </div>
    </main>
  )
}

const Waiting = () => (
  <Loading label="Chargement…">
    <Skeleton className="h-96 rounded-card" />
  </Loading>
)
