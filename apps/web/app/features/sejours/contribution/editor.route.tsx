import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { HistorySection } from './history-section.tsx'
import { editorPath, MES_SEJOURS } from './paths.ts'
import { RemoveVoyage } from './remove-voyage.tsx'
import { PARTS } from './sections.tsx'
import { VoyagePublication } from './voyage-publication.tsx'

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  ...PARTS,
  { id: 'historique', label: 'Historique' },
]

const DESCRIPTION = 'Votre séjour.'

/** /contribution/sejours/{id} (produit 10.7): one long form in sections that autosave. */
export default function Editor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement du séjour…"
      path={editorPath}
      query={gestionQuery}
      title="Séjour"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: VoyageGestion }) {
  const { voyage, droits } = gestion
  const title = voyage.titre || SANS_TITRE
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(voyage.id)} title={title} />
      <header className="grid gap-3">
        <p className="no-print">
          <TextLink to={MES_SEJOURS}>Mes séjours</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      </header>
      <EditorSections entries={ENTRIES} label="Sections du séjour">
        <VoyagePublication gestion={gestion} />
        {PARTS.map(({ id, Part }) => (
          <Part gestion={gestion} key={id} />
        ))}
        <HistorySection id={voyage.id} />
        {droits.supprimer && <RemoveVoyage voyage={voyage} />}
      </EditorSections>
    </main>
  )
}
