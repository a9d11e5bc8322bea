import type { Archive } from '@foulee/contract/parcours/archives'
import { formatTaille } from '@foulee/domain/parcours/archive'
import { useQueryClient } from '@tanstack/react-query'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { describeBilan } from './archive-texts.ts'
import { RemoveArchive } from './remove-archive.tsx'

const TITLES: Readonly<Record<Archive['etat'], string>> = {
  envoi: 'Envoi interrompu',
  attente: 'En attente de lecture',
  lecture: 'Lecture en cours',
  arretee: 'Lecture arrêtée',
  lue: 'Lue',
  illisible: 'Illisible',
}

type ArchiveCardProps = {
  archive: Archive
  /** Goes on with an upload that was cut off. */
  onResume: () => void
}

export function ArchiveCard({ archive, onResume }: ArchiveCardProps) {
  const { id, nom, taille, etat } = archive
  return (
    <article aria-label={nom} className="card grid gap-4 p-4 md:p-5">
      <header>
        <h3 className="break-words text-lg">{nom}</h3>
        <p className="text-sm text-ink-soft">
          {TITLES[etat]} · {formatTaille(taille)}
        </p>
      </header>
      <Body archive={archive} />
      <div className="flex flex-wrap gap-3">
        {etat === 'envoi' && (
          <Button icon="upload" onClick={onResume} variant="primary">
            Choisir le même fichier
          </Button>
        )}
        {(etat === 'attente' || etat === 'lecture') && <StopButton id={id} />}
        {etat === 'arretee' && <ResumeButton id={id} />}
        {archive.refusees > 0 && <RefusButton id={id} />}
        <RemoveArchive archive={archive} />
      </div>
    </article>
  )
}

function Body({ archive }: { archive: Archive }) {
  const { etat, avance, recu, taille, message } = archive
  const client = useQueryClient()
  if (etat === 'envoi') {
    return (
      <p>
        {formatTaille(recu)} sur {formatTaille(taille)} sont arrivés. Choisissez le même fichier
        pour envoyer le reste.
      </p>
    )
  }
  if (etat === 'illisible') return <p className="font-semibold text-rouge-gr">{message}</p>
  return (
    <>
      {etat !== 'lue' && <Progress label="Lecture de l’archive" max={1000} value={avance} />}
      <ul className="grid gap-1">
        {describeBilan(archive).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {etat === 'lue' ? (
        <p>
          <TextLink
            onClick={() => renewTouched(client, 'POST /api/activites/create')}
            to={MES_SORTIES}
          >
            Voir mes sorties
          </TextLink>
        </p>
      ) : (
        <p className="text-sm text-ink-soft">
          Vous pouvez quitter cette page&nbsp;: la lecture continue sans vous.
        </p>
      )}
    </>
  )
}

function StopButton({ id }: { id: number }) {
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/archives/arreter/{id}', {
    input: { params: { id } },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  return (
    <Button isLoading={isPending} onClick={() => mutate()}>
      Arrêter
    </Button>
  )
}

function ResumeButton({ id }: { id: number }) {
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/archives/reprendre/{id}', {
    input: { params: { id } },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  return (
    <Button icon="refresh" isLoading={isPending} onClick={() => mutate()} variant="primary">
      Reprendre
    </Button>
  )
}

function RefusButton({ id }: { id: number }) {
  const toast = useToast()
  const { mutate, isPending } = useCall('GET /api/archives/{id}/refus', {
    input: { params: { id } },
    onSuccess: ({ blob }) => saveFile(blob, 'fichiers-refuses.csv'),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button icon="download" isLoading={isPending} onClick={() => mutate()}>
      Fichiers refusés
    </Button>
  )
}
