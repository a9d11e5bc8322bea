import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import type { ComponentType } from 'react'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DatesSection } from './dates/dates-section.tsx'
import { gestionQuery } from './edition.queries.ts'
import { EvenementPublication } from './evenement-publication.tsx'
import { GroupesSection } from './groupes/groupes-section.tsx'
import { HistorySection } from './history-section.tsx'
import { LieuSection } from './lieu-section.tsx'
import { editorPath, MES_EVENEMENTS } from './paths.ts'
import { PhotosSection } from './photos-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { PorteurSection } from './porteur-section.tsx'
import { PresentationSection } from './presentation-section.tsx'
import { RemoveEvenement } from './remove-evenement.tsx'
import { QuandSection } from './serie/quand-section.tsx'

/**
 * A part of the editor, in the order of the page; the component draws an `EditorSection` with the same
 * id. Links from missing fields lead there, or to a `FieldPlace` within it.
 */
type EditorPart = {
  id: string
  label: string
  Part: ComponentType<{ gestion: EvenementGestion }>
}

const PARTS: readonly EditorPart[] = [
  { id: 'presentation', label: 'L’évènement', Part: PresentationSection },
  { id: 'dates', label: 'Quand', Part: QuandSection },
  { id: 'lieu', label: 'Rendez-vous', Part: LieuSection },
  { id: 'inscriptions', label: 'Places et prix', Part: PlacesSection },
  { id: 'groupes', label: 'Parcours, groupes', Part: GroupesSection },
  { id: 'chaque-date', label: 'Chaque date', Part: DatesSection },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
  { id: 'organisateur', label: 'Au nom de', Part: PorteurSection },
]

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  ...PARTS,
  { id: 'historique', label: 'Historique' },
]

const DESCRIPTION = 'Votre évènement.'

/** /contribution/evenements/{id} (produit 12.3): one long form in sections that autosave. */
export default function Editor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de l’évènement…"
      path={editorPath}
      query={gestionQuery}
      title="Évènement"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: EvenementGestion }) {
  const { evenement, droits } = gestion
  const title = evenement.titre || SANS_TITRE
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(evenement.id)} title={title} />
      <header className="grid gap-3">
        <p className="no-print">
          <TextLink to={MES_EVENEMENTS}>Les évènements que je propose</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </header>
      <EditorSections entries={ENTRIES} label="Sections de l’évènement">
        <EvenementPublication gestion={gestion} />
        {PARTS.map(({ id, Part }) => (
          <Part gestion={gestion} key={id} />
        ))}
        <HistorySection id={evenement.id} />
        {droits.supprimer && <RemoveEvenement evenement={evenement} />}
      </EditorSections>
    </main>
  )
}
