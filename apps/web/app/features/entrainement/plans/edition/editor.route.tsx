import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { type EditorPart, KindEditor } from '#kit/publication/kind-editor.tsx'
import { PLAN } from './plan-kind.ts'
import { PlanPublication } from './plan-publication.tsx'
import { TextsSection } from './texts-section.tsx'
import { WeeksSection } from './weeks-section.tsx'

const PARTS: readonly EditorPart<PlanGestion>[] = [
  { id: 'textes', label: 'Le plan', Part: TextsSection },
  { id: 'semaines', label: 'Les semaines' },
]

export default function PlanEditor() {
  return (
    <KindEditor
      kind={PLAN}
      parts={PARTS}
      publication={(gestion) => <PlanPublication gestion={gestion} />}
      wide={(gestion) => <WeeksSection gestion={gestion} />}
    />
  )
}
