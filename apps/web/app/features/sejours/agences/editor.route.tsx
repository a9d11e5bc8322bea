import type { AgenceGestion } from '@foulee/contract/sejours/agences'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { OrganisationEditor } from '#kit/organisation/organisation-editor.tsx'
import { OrganisationMembers } from '#kit/organisation/organisation-members.tsx'
import { agences, useSave } from './agences.mutations.ts'
import { ContactSection } from './contact-section.tsx'
import { DangerSection } from './danger-section.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PageSections } from './page-sections.tsx'
import { PapiersSection } from './papiers-section.tsx'

const WORDS = {
  title: 'Agence',
  description: 'Votre agence.',
  loading: 'Chargement de l’agence…',
  sections: 'Sections de l’agence',
  home: 'Mes agences',
}

const ENTRIES = [
  { id: 'papiers', label: 'Papiers' },
  { id: 'presentation', label: 'Présentation' },
  { id: 'logo', label: 'Logo' },
  { id: 'photos', label: 'Photos' },
  { id: 'actualites', label: 'Actualités' },
  { id: 'partenaires', label: 'Partenaires' },
  { id: 'extensions', label: 'Ailleurs' },
  { id: 'social', label: 'Réseaux' },
  { id: 'contact', label: 'Contact' },
  { id: 'membres', label: 'Membres' },
  { id: 'suppression', label: 'Suppression' },
] as const

const MEMBERS = {
  lead: 'Chaque membre peut modifier l’agence et ses séjours, lire et décider leurs réservations, et inviter d’autres personnes.',
  creation: 'A créé l’agence',
  leave: {
    question: 'Quitter cette agence\u00a0?',
    text: 'Vous ne pourrez plus modifier ses séjours ni lire ses réservations. Un membre pourra vous inviter de nouveau.',
  },
  remove: 'Cette personne ne pourra plus modifier vos séjours ni lire vos réservations.',
}

export default function AgenceEditor() {
  return (
    <OrganisationEditor
      entries={ENTRIES}
      head={({ agence: { etat, is_public, ...named } }) => ({
        ...named,
        isPublic: is_public,
        badge: <EtatBadge etat={etat} />,
      })}
      paths={agences.paths}
      query={agences.queries.gestion}
      words={WORDS}
    >
      {(gestion) => <Sections gestion={gestion} />}
    </OrganisationEditor>
  )
}

function Sections({ gestion }: { gestion: AgenceGestion }) {
  const { agence } = gestion
  const { id } = agence
  return (
    <>
      <PapiersSection agence={agence} />
      <IdentitySection agence={agence} />
      <LogoSection saving={useSave(id)} structure={agence} />
      <PageSections agence={agence} />
      <ContactSection agence={agence} />
      <OrganisationMembers equipe={gestion} id={id} organisation={agences} words={MEMBERS} />
      <DangerSection agence={agence} />
    </>
  )
}
