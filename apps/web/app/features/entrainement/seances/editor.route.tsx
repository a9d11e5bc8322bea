import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { History } from '#kit/editor/history.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { editorPath, MES_SEANCES } from './paths.ts'
import { PhotosSection } from './photos-section.tsx'
import { removeSeance } from './seance-calls.ts'
import { SeancePublication } from './seance-publication.tsx'
import { gestionQuery, historyQuery } from './seances.queries.ts'
import { StepsSection } from './steps-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useSaving } from './use-save.ts'
import './seances.css'

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  { id: 'raccourci', label: 'Les étapes' },
  { id: 'titre', label: 'La séance' },
  { id: 'photos', label: 'Photos' },
  { id: 'historique', label: 'Historique' },
] as const

const DESCRIPTION = 'Votre séance.'

export default function Editor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de la séance…"
      path={editorPath}
      query={gestionQuery}
      title="Séance"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: SeanceGestion }) {
  const { id } = gestion.seance
  const titre = gestion.seance.titre || 'Séance sans titre'
  const client = useQueryClient()
  const saving = useSaving(id)
  const reload = () => void client.invalidateQueries(gestionQuery(id))
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(id)} title={titre} />
      <header className="grid gap-2">
        <p className="no-print">
          <TextLink to={MES_SEANCES}>Mes séances</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{titre}</h1>
      </header>
      <EditorSections entries={ENTRIES} label="Sections de la séance">
        <SeancePublication gestion={gestion} />
        <StepsSection gestion={gestion} reload={reload} saving={saving} />
        <TextsSection gestion={gestion} reload={reload} saving={saving} />
        <PhotosSection gestion={gestion} />
        <History
          empty="Rien n’a encore changé depuis la création de la séance."
          query={useInfiniteQuery(historyQuery(id))}
        />
        <RemoveSeance id={id} titre={titre} />
      </EditorSections>
    </main>
  )
}

function RemoveSeance({ id, titre }: { id: number; titre: string }) {
  const remove = useRemoval({
    send: () => removeSeance(api, id),
    to: MES_SEANCES,
    shown: ['seances'],
    own: gestionQuery(id).queryKey,
  })
  return (
    <RemoveButton
      label="Supprimer cette séance"
      question={'Supprimer cette séance\u00a0?'}
      remove={remove}
    >
      «&nbsp;{titre}&nbsp;» et ses photos seront effacées. Les entraînements déjà prévus restent aux
      agendas.
    </RemoveButton>
  )
}
