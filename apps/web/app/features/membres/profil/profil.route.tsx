import { getDisplayName } from '@foulee/domain/membres/personne'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { EditorSections } from '../../../editor/editor-sections.tsx'
import { PageHead } from '../../../page-head.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { useLogout } from '../../../session/use-logout.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { PointsGauge } from '../../club/points/points-gauge.tsx'
import { MontresSection } from '../../parcours/montres/montres-section.tsx'
import { CompteSections } from '../compte/compte-sections.tsx'
import { ConnectedAccounts } from '../comptes-externes/connected-accounts.tsx'
import { PremiumSection } from '../premium/premium-section.tsx'
import { SecondFacteurSection } from '../second-facteur/second-facteur-section.tsx'
import { CarteSection } from './carte-section.tsx'
import { ConfidentialiteSection } from './confidentialite-section.tsx'
import { IdentiteSection } from './identite-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasseportSection } from './passeport-section.tsx'
import { ReseauxSection } from './reseaux-section.tsx'
import { SportSection } from './sport-section.tsx'

const ENTRIES = [
  { id: 'carte', label: 'Carte publique' },
  { id: 'sport', label: 'Ma pratique' },
  { id: 'identite', label: 'Identité et adresse' },
  { id: 'reseaux', label: 'Réseaux sociaux' },
  { id: 'passeport', label: 'Passeport coureur' },
  { id: 'points', label: 'Points' },
  { id: 'premium', label: 'Premium' },
  { id: 'confidentialite', label: 'Confidentialité' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'email-et-mot-de-passe', label: 'Email et mot de passe' },
  { id: 'appareils-connectes', label: 'Appareils connectés' },
  { id: 'mes-donnees', label: 'Mes données' },
  { id: 'second-facteur', label: 'Second facteur' },
  { id: 'comptes-connectes', label: 'Comptes connectés' },
  { id: 'montres', label: 'Montres' },
] as const

/** Produit 7.7, /profil: everything about who one is. Each section saves by itself. */
export default function Profil() {
  const isStaff = useSession().currentUser?.options.staff ?? false
  const entries = ENTRIES.filter(({ id }) => isStaff || id !== 'second-facteur')
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Votre profil." isPrivate path="/profil" title="Mon profil" />
      <ProfilHeader />
      <EditorSections entries={entries} label="Sections du profil">
        <CarteSection />
        <SportSection />
        <IdentiteSection />
        <ReseauxSection />
        <PasseportSection />
        <EditorSection id="points" title="Points">
          <PointsGauge />
        </EditorSection>
        <PremiumSection />
        <ConfidentialiteSection />
        <NotificationsSection />
        <CompteSections />
        <SecondFacteurSection />
        <ConnectedAccounts />
        <MontresSection />
        <Leave />
      </EditorSections>
    </main>
  )
}

function ProfilHeader() {
  const { currentUser, profil } = useSession()
  if (!currentUser) return null
  const name = getDisplayName(currentUser)
  return (
    <header className="flex items-center gap-4">
      <Avatar
        name={`${currentUser.prenom} ${currentUser.nom}`}
        size={64}
        src={profil?.avatar || null}
      />
      <div className="grid min-w-0 gap-1">
        <h1 className="text-2xl md:text-3xl">Mon profil</h1>
        <p className="truncate text-ink-soft">
          {name} · {currentUser.email}
        </p>
      </div>
    </header>
  )
}

function Leave() {
  const { mutate, isPending } = useLogout()
  return (
    <Button
      className="justify-self-start"
      icon="logout"
      isLoading={isPending}
      onClick={() => mutate()}
    >
      Se déconnecter
    </Button>
  )
}
