import type { Course } from '@foulee/contract/courses/courses'
import type { GestionResultats } from '@foulee/contract/courses/resultats'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type SentFileProps = {
  course: Course
  epreuvesId: number
  envoi: NonNullable<GestionResultats['envoi']>
}

export function SentFile({ course, epreuvesId, envoi }: SentFileProps) {
  const { nb, fichier_nom, envoye_le, par } = envoi
  const download = useCall('GET /api/resultats/{epreuves_id}/export', {
    input: { params: { epreuves_id: epreuvesId } },
    onSuccess: ({ blob }) => saveFile(blob, `resultats-${course.slug}-${epreuvesId}.csv`),
  })
  return (
    <section aria-labelledby="publies" className="card grid gap-4 p-5">
      <h2 className="text-xl" id="publies">
        Résultats publiés
      </h2>
      <p>
        <strong>{nb === 1 ? 'Une ligne' : `${formatNombre(nb)}\u00a0lignes`}</strong>, du fichier{' '}
        <span className="break-all">{fichier_nom}</span>, envoyé le{' '}
        {formatDate(parisDate(new Date(envoye_le)))}
        {par && ` par ${par}`}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink icon="eye" to={resultatsPath(course.slug, epreuvesId)}>
          Voir la page
        </ButtonLink>
        <Button icon="download" isLoading={download.isPending} onClick={() => download.mutate()}>
          Télécharger en CSV
        </Button>
        <RemoveAll epreuvesId={epreuvesId} />
      </div>
      {download.error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {download.error.message}
        </p>
      )}
    </section>
  )
}

function RemoveAll({ epreuvesId }: Pick<SentFileProps, 'epreuvesId'>) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useCall('POST /api/resultats/del', {
    input: { body: { epreuves_id: epreuvesId } },
  })
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)} variant="quiet">
        Tout retirer
      </Button>
      <Dialog
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Garder</Button>
            <Button isLoading={isPending} onClick={() => mutate()} variant="danger">
              Tout retirer
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Retirer tous les résultats&nbsp;?"
      >
        <p>
          La page disparaît, et chaque coureur devra dire de nouveau quelle ligne est la sienne.
          Pour corriger une erreur, envoyez plutôt un nouveau fichier.
        </p>
        {error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error.message}
          </p>
        )}
      </Dialog>
    </>
  )
}
