import type { OrganisateurGestion } from '@foulee/contract/courses/organisateurs'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { MembersSection } from './members-section.tsx'
import { gestionQuery } from './organisateurs.queries.ts'
import { editorPath, MES_ORGANISATEURS, pagePath } from './paths.ts'

const DESCRIPTION = 'Votre organisateur.'

const ENTRIES = [
  { id: 'presentation', label: 'Présentation' },
  { id: 'logo', label: 'Logo' },
  { id: 'contact', label: 'Contact' },
  { id: 'membres', label: 'Membres' },
] as const

export default function OrganisateurEditor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de l’organisateur…"
      path={editorPath}
      query={gestionQuery}
      title="Organisateur"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: OrganisateurGestion }) {
  const { id, nom, slug, verifie, is_public } = gestion.organisateur
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(id)} title={nom} />
      <header className="grid justify-items-start gap-3">
        <p className="no-print">
          <TextLink to={MES_ORGANISATEURS}>Mes organisateurs</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{nom}</h1>
        {verifie ? (
          <Badge icon="check" tone="success">
            Vérifié
          </Badge>
        ) : (
          <p className="rounded-control bg-ciel-wash px-4 py-3">
            L’équipe de Foulée n’a pas encore vérifié cet organisateur. Vous pouvez déjà préparer
            vos courses&nbsp;; sa page paraît avec la première qui est publiée.
          </p>
        )}
        <ButtonLink icon="eye" to={pagePath(slug)}>
          {is_public ? 'Voir la page publique' : 'Voir l’aperçu de la page'}
        </ButtonLink>
      </header>
      <EditorSections entries={ENTRIES} label="Sections de l’organisateur">
        <IdentitySection organisateur={gestion.organisateur} />
        <LogoSection organisateur={gestion.organisateur} />
        <ContactSection organisateur={gestion.organisateur} />
        <MembersSection gestion={gestion} />
      </EditorSections>
    </main>
  )
}
