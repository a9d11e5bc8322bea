import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { editorPath } from './paths.ts'

export function ResultsSection({ gestion: { course } }: { gestion: CourseGestion }) {
  return (
    <EditorSection
      id="resultats"
      lead="À partir du jour de la course, envoyez le fichier de votre chronométreur."
      title="Résultats"
    >
      <p>
        <ButtonLink icon="trophy" to={`${editorPath(course.id)}/resultats`}>
          Résultats des épreuves
        </ButtonLink>
      </p>
    </EditorSection>
  )
}
