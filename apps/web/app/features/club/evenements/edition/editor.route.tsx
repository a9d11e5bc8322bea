import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { type EditorPart, KindEditor } from '#kit/publication/kind-editor.tsx'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { CancelEvenement } from './cancel-evenement.tsx'
import { DatesSection } from './dates/dates-section.tsx'
import { EVENEMENT } from './evenement-kind.ts'
import { GroupesSection } from './groupes/groupes-section.tsx'
import { LieuSection } from './lieu-section.tsx'
import { PhotosSection } from './photos-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { PorteurSection } from './porteur-section.tsx'
import { PresentationSection } from './presentation-section.tsx'
import { QuandSection } from './serie/quand-section.tsx'

const PARTS: readonly EditorPart<EvenementGestion>[] = [
  { id: 'presentation', label: 'L’évènement', Part: PresentationSection },
  { id: 'dates', label: 'Quand', Part: QuandSection },
  { id: 'lieu', label: 'Rendez-vous', Part: LieuSection },
  { id: 'inscriptions', label: 'Places et prix', Part: PlacesSection },
  { id: 'groupes', label: 'Parcours, groupes', Part: GroupesSection },
  { id: 'chaque-date', label: 'Chaque date', Part: DatesSection },
  { id: 'photos', label: 'Photos', Part: PhotosSection },
  { id: 'organisateur', label: 'Au nom de', Part: PorteurSection },
]

export default function Editor() {
  return (
    <KindEditor
      kind={EVENEMENT}
      parts={PARTS}
      publication={(gestion) => (
        <PublicationSection
          cancel={<CancelEvenement gestion={gestion} />}
          gestion={gestion}
          kind={EVENEMENT}
        />
      )}
    />
  )
}
