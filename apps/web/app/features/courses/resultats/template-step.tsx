import type { Course } from '@foulee/contract/courses/courses'
import type { FormatModele } from '@foulee/contract/shared/tableau'
import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'

type StepProps = { course: Pick<Course, 'slug'>; epreuvesId: number }

export function TemplateStep({ course, epreuvesId }: StepProps) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (format: FormatModele) => {
      const input = { params: { epreuves_id: epreuvesId }, query: { format } }
      const { blob } = await api('GET /api/resultats/{epreuves_id}/modele', input)
      saveFile(blob, `modele-resultats-${course.slug}-${epreuvesId}.${format}`)
    },
  })
  const isTaking = (format: FormatModele) => isPending && variables === format
  return (
    <div className="grid gap-2">
      <p>Vous avez noté les résultats vous-même&nbsp;? Remplissez notre modèle.</p>
      <div className="flex flex-wrap gap-3">
        <Button icon="download" isLoading={isTaking('xlsx')} onClick={() => mutate('xlsx')}>
          Modèle de classeur
        </Button>
        <Button isLoading={isTaking('csv')} onClick={() => mutate('csv')} variant="quiet">
          Modèle en CSV
        </Button>
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}
