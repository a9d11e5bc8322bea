import type { Agence } from '@foulee/contract/sejours/agences'
import { useNavigate } from 'react-router'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoveAgence } from './agences.mutations.ts'
import { MES_AGENCES } from './paths.ts'

export function DangerSection({ agence: { id, nom } }: { agence: Agence }) {
  const navigate = useNavigate()
  const remove = useRemoveAgence(id, () => navigate(MES_AGENCES))
  return (
    <EditorSection
      id="suppression"
      lead="Une agence qui a des séjours publiés, ou qui a reçu des réservations, ne peut pas être supprimée."
      title="Suppression"
    >
      <div className="card grid p-5">
        <RemoveButton
          label="Supprimer l’agence"
          question={`Supprimer «\u00a0${nom}\u00a0»\u00a0?`}
          remove={remove}
        >
          L’agence, ses brouillons de séjours, ses photos et ses membres disparaissent, sans retour
          possible.
        </RemoveButton>
      </div>
    </EditorSection>
  )
}
