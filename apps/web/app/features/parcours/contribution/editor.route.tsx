import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { FiguresSection } from './figures-section.tsx'
import { LineBench } from './line-bench.tsx'
import { editorPath, MES_PARCOURS } from './paths.ts'
import { PhotosSection } from './photos-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { RemoveRoute } from './remove-route.tsx'
import { RoutePublication } from './route-publication.tsx'
import { SurfacesSection } from './surfaces-section.tsx'
import { TextsSection } from './texts-section.tsx'
import './contribution.css'

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  { id: 'titre', label: 'Le parcours' },
  { id: 'gpx', label: 'La trace' },
  { id: 'recadrer', label: 'Recadrer' },
  { id: 'points', label: 'Points' },
  { id: 'rayon_masque', label: 'Confidentialité' },
  { id: 'surfaces', label: 'Surfaces' },
  { id: 'photos', label: 'Photos' },
  { id: 'chiffres', label: 'Chiffres annoncés' },
] as const

const DESCRIPTION = 'Votre parcours.'

/** /contribution/parcours/{id} (produit 9.3): one long form in sections that autosave. */
export default function Editor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement du parcours…"
      path={editorPath}
      query={gestionQuery}
      title="Parcours"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, doublons } = gestion
  const [double] = doublons
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description={DESCRIPTION}
        isPrivate
        path={editorPath(parcours.id)}
        title={parcours.titre}
      />
      <header className="grid gap-2">
        <p className="no-print">
          <TextLink to={MES_PARCOURS}>Mes parcours</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{parcours.titre}</h1>
        {double && (
          <p className="rounded-control bg-jaune-wash px-4 py-3">
            Vous avez déjà ce parcours&nbsp;:{' '}
            <TextLink to={editorPath(double.id)}>{double.titre}</TextLink>. Gardez les deux, ou
            supprimez celui-ci au bas de cette page.
          </p>
        )}
      </header>
      <EditorSections entries={ENTRIES} label="Sections du parcours">
        <RoutePublication gestion={gestion} />
        <TextsSection gestion={gestion} />
        <LineBench gestion={gestion} />
        <PrivacySection gestion={gestion} />
        <SurfacesSection gestion={gestion} />
        <PhotosSection gestion={gestion} />
        <FiguresSection gestion={gestion} />
        <RemoveRoute id={parcours.id} titre={parcours.titre} />
      </EditorSections>
    </main>
  )
}
