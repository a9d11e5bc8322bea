import type { Course } from '@foulee/contract/courses/courses'
import type { FormatModele } from '@foulee/contract/shared/tableau'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'

type StepProps = { course: Pick<Course, 'slug'>; epreuvesId: number }

export function TemplateStep({ course, epreuvesId }: StepProps) {
  const { mutate, isPending, variables, error } = useCall(
    'GET /api/resultats/{epreuves_id}/modele',
    {
      input: (format: FormatModele) => ({ params: { epreuves_id: epreuvesId }, query: { format } }),
      onSuccess: ({ blob }, format) =>
        saveFile(blob, `modele-resultats-${course.slug}-${epreuvesId}.${format}`),
    },
  )
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
