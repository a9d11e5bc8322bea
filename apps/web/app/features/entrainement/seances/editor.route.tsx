import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useQueryClient } from '@tanstack/react-query'
import { type EditorPart, KindEditor } from '#kit/publication/kind-editor.tsx'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { SEANCE } from './seance-kind.ts'
import { gestionQuery } from './seances-gestion.queries.ts'
import { StepsSection } from './steps-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useSaving } from './use-save.ts'
import './seances.css'

const PARTS: readonly EditorPart<SeanceGestion>[] = [
  { id: 'raccourci', label: 'Les étapes' },
  { id: 'titre', label: 'La séance' },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
]

export default function Editor() {
  return (
    <KindEditor
      kind={SEANCE}
      parts={PARTS}
      publication={(gestion) => <PublicationSection gestion={gestion} kind={SEANCE} />}
      sections={(gestion) => <StepsAndTexts gestion={gestion} />}
    />
  )
}

/** Both save through one version. */
function StepsAndTexts({ gestion }: { gestion: SeanceGestion }) {
  const { id } = gestion.seance
  const client = useQueryClient()
  const saving = useSaving(id)
  const reload = () => void client.invalidateQueries(gestionQuery(id))
  return (
    <>
      <StepsSection gestion={gestion} reload={reload} saving={saving} />
      <TextsSection gestion={gestion} reload={reload} saving={saving} />
    </>
  )
}
