import { KindEditor } from '#kit/publication/kind-editor.tsx'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { CancelVoyage } from './cancel-voyage.tsx'
import { PARTS } from './sections.tsx'
import { VOYAGE } from './voyage-kind.ts'

export default function Editor() {
  return (
    <KindEditor
      kind={VOYAGE}
      parts={PARTS}
      publication={(gestion) => (
        <PublicationSection
          cancel={<CancelVoyage id={gestion.voyage.id} />}
          gestion={gestion}
          kind={VOYAGE}
        />
      )}
    />
  )
}
