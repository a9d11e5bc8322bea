import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { InclusList } from './inclus-list.tsx'

export function InclusSection({ gestion: { voyage } }: { gestion: VoyageGestion }) {
  return (
    <EditorSection
      id="inclus"
      lead="Une ligne par chose. Dire aussi ce qui reste à payer évite les mauvaises surprises."
      title="Compris ou non"
    >
      <div className="card grid gap-8 p-5">
        <InclusList
          isIncluded
          lines={voyage.inclus}
          placeholder="Trois nuits en refuge"
          title="Compris dans le prix"
          voyage={voyage.id}
        />
        <InclusList
          isIncluded={false}
          lines={voyage.inclus}
          placeholder="Le trajet jusqu’au point de rendez-vous"
          title="Non compris"
          voyage={voyage.id}
        />
      </div>
    </EditorSection>
  )
}
