import type { OrganisateurGestion } from '@foulee/contract/courses/organisateurs'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { OrganisationEditor } from '#kit/organisation/organisation-editor.tsx'
import { OrganisationMembers } from '#kit/organisation/organisation-members.tsx'
import { Badge } from '#ui/badge.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { organisateurs, useSave } from './organisateurs.mutations.ts'

const WORDS = {
  title: 'Organisateur',
  description: 'Votre organisateur.',
  loading: 'Chargement de l’organisateur…',
  sections: 'Sections de l’organisateur',
  home: 'Mes organisateurs',
}

const ENTRIES = [
  { id: 'presentation', label: 'Présentation' },
  { id: 'logo', label: 'Logo' },
  { id: 'contact', label: 'Contact' },
  { id: 'membres', label: 'Membres' },
] as const

const MEMBERS = {
  lead: 'Chaque membre peut modifier cet organisateur et toutes ses courses, et inviter d’autres personnes.',
  creation: 'A créé l’organisateur',
  leave: {
    question: 'Quitter cet organisateur\u00a0?',
    text: 'Vous ne pourrez plus modifier ses courses. Un membre pourra vous inviter de nouveau.',
  },
  remove: 'Cette personne ne pourra plus modifier vos courses.',
}

export default function OrganisateurEditor() {
  return (
    <OrganisationEditor
      entries={ENTRIES}
      head={({ organisateur: { verifie, is_public, ...named } }) => ({
        ...named,
        isPublic: is_public,
        badge: <Verification verifie={verifie} />,
      })}
      paths={organisateurs.paths}
      query={organisateurs.queries.gestion}
      words={WORDS}
    >
      {(gestion) => <Sections gestion={gestion} />}
    </OrganisationEditor>
  )
}

function Sections({ gestion }: { gestion: OrganisateurGestion }) {
  const { organisateur } = gestion
  const { id } = organisateur
  return (
    <>
      <IdentitySection organisateur={organisateur} />
      <LogoSection saving={useSave(id)} structure={organisateur} />
      <ContactSection organisateur={organisateur} />
      <OrganisationMembers equipe={gestion} id={id} organisation={organisateurs} words={MEMBERS} />
    </>
  )
}

function Verification({ verifie }: { verifie: boolean }) {
  return verifie ? (
    <Badge icon="check" tone="success">
      Vérifié
    </Badge>
  ) : (
    <p className="rounded-control bg-ciel-wash px-4 py-3">
      L’équipe de Foulée n’a pas encore vérifié cet organisateur. Vous pouvez déjà préparer vos
      courses&nbsp;; sa page paraît avec la première qui est publiée.
    </p>
  )
}
