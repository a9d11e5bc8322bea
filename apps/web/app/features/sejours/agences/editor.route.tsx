import type { AgenceGestion } from '@foulee/contract/sejours/agences'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useSave } from './agences.mutations.ts'
import { gestionQuery } from './agences.queries.ts'
import { ContactSection } from './contact-section.tsx'
import { DangerSection } from './danger-section.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { IdentitySection } from './identity-section.tsx'
import { MembersSection } from './members-section.tsx'
import { PageSections } from './page-sections.tsx'
import { PapiersSection } from './papiers-section.tsx'
import { editorPath, MES_AGENCES, pagePath } from './paths.ts'

const DESCRIPTION = 'Votre agence.'

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

export default function AgenceEditor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de l’agence…"
      path={editorPath}
      query={gestionQuery}
      title="Agence"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: AgenceGestion }) {
  const { agence } = gestion
  const { id, nom, slug, is_public, etat } = agence
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(id)} title={nom} />
      <header className="grid justify-items-start gap-3">
        <p className="no-print">
          <TextLink to={MES_AGENCES}>Mes agences</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{nom}</h1>
        <EtatBadge etat={etat} />
        <ButtonLink icon="eye" to={pagePath(slug)}>
          {is_public ? 'Voir la page publique' : 'Voir l’aperçu de la page'}
        </ButtonLink>
      </header>
      <EditorSections entries={ENTRIES} label="Sections de l’agence">
        <PapiersSection agence={agence} />
        <IdentitySection agence={agence} />
        <LogoSection saving={useSave(id)} structure={agence} />
        <PageSections agence={agence} />
        <ContactSection agence={agence} />
        <MembersSection gestion={gestion} />
        <DangerSection agence={agence} />
      </EditorSections>
    </main>
  )
}
