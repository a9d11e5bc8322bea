import type { Course } from '@foulee/contract/courses/courses'
import type { GestionResultats } from '@foulee/contract/courses/resultats'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type CodesSectionProps = {
  course: Pick<Course, 'slug'>
  epreuvesId: number
  envoi: NonNullable<GestionResultats['envoi']>
}

export function CodesSection({ course, epreuvesId, envoi }: CodesSectionProps) {
  const [isRenewing, setRenewing] = useState(false)
  const { mutate, error, isPending } = useCall('POST /api/resultats/{epreuves_id}/codes', {
    input: (nouveaux: boolean) => ({ params: { epreuves_id: epreuvesId }, body: { nouveaux } }),
    onSuccess: ({ blob }) => {
      saveFile(blob, `codes-${course.slug}-${epreuvesId}.csv`)
      setRenewing(false)
    },
  })
  const { codes_jusqua } = envoi
  return (
    <section aria-labelledby="codes" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="codes">
          Codes des coureurs
        </h2>
        <p className="max-w-[65ch] text-ink-soft">
          Avec son dossard et son code, un coureur prouve seul quelle ligne est la sienne&nbsp;:
          vous n’avez rien à vérifier. Envoyez à chacun le sien, par le message d’après-course. Les
          codes restent les mêmes quand vous envoyez un nouveau fichier.
        </p>
        {codes_jusqua && <p>Valables jusqu’au {formatDate(parisDate(new Date(codes_jusqua)))}.</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon="download" isLoading={isPending && !isRenewing} onClick={() => mutate(false)}>
          Télécharger les codes
        </Button>
        {codes_jusqua && (
          <Button onClick={() => setRenewing(true)} variant="quiet">
            En faire de nouveaux
          </Button>
        )}
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      <Dialog
        footer={
          <>
            <Button onClick={() => setRenewing(false)}>Garder</Button>
            <Button isLoading={isPending} onClick={() => mutate(true)} variant="danger">
              Faire de nouveaux codes
            </Button>
          </>
        }
        isOpen={isRenewing}
        onClose={() => setRenewing(false)}
        title="De nouveaux codes&nbsp;?"
      >
        <p>
          Ceux que vous avez donnés ne vaudront plus rien. Qui a déjà relié sa ligne la garde. Les
          codes venus d’une colonne de votre fichier restent ceux du fichier.
        </p>
      </Dialog>
    </section>
  )
}
