import type { Archive } from '@foulee/contract/parcours/archives'
import { formatTaille, isOuverte } from '@foulee/domain/parcours/archive'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { renewTouched } from '#platform/api/use-call.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Progress } from '#ui/progress.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { type Content, cancelUpload, sendArchive, takeHanded, useUpload } from './archive-upload.ts'
import { useArchives } from './archives.queries.ts'
import { ChooseArchive } from './choose-archive.tsx'
import { MES_ANNEES_IMPORTER } from './paths.ts'

export default function ImporterMesAnnees() {
  const query = useArchives()
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos sorties d’ailleurs, d’un coup."
        isPrivate
        path={MES_ANNEES_IMPORTER}
        title="Importer mes années"
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[{ label: 'Mes sorties', to: MES_SORTIES }, { label: 'Importer mes années' }]}
        />
        <h1 className="text-2xl md:text-3xl">Importer mes années</h1>
        <p className="max-w-2xl text-ink-soft">
          Envoyez l’archive que donne votre ancien service&nbsp;: Foulée y prend vos sorties, leurs
          titres, leurs sports et leurs chaussures. Elles restent privées, et chacune n’entre qu’une
          fois.
        </p>
      </header>
      <Query
        label="Chargement de vos archives…"
        query={query}
        skeleton={<Skeleton className="h-48 rounded-card" />}
      >
        {(archives) => <Archives archives={archives} />}
      </Query>
      <Sources />
    </main>
  )
}

function Archives({ archives }: { archives: readonly Archive[] }) {
  const client = useQueryClient()
  const zip = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  const open = archives.find(({ etat }) => isOuverte(etat))
  const { mutate } = useMutation({
    mutationFn: (content: Content) =>
      sendArchive(content, open && isSame(open, content) ? open : undefined),
    onSettled: () => renewTouched(client, 'POST /api/archives/create'),
  })
  useHanded(mutate)
  const isSending = upload !== null && !upload.isOver
  const shown = isSending ? archives.filter(({ etat }) => etat !== 'envoi') : archives
  return (
    <>
      {upload && <UploadCard {...upload} />}
      {!isSending && <Choice isShown={!open} onChoose={mutate} zip={zip} />}
      {shown.length > 0 && (
        <section aria-labelledby="archives" className="grid gap-4">
          <h2 className="text-xl" id="archives">
            Vos archives
          </h2>
          {shown.map((archive) => (
            <ArchiveCard archive={archive} key={archive.id} onResume={() => zip.current?.click()} />
          ))}
        </section>
      )}
    </>
  )
}

const isSame = ({ etat, nom, taille }: Archive, { nom: name, blob }: Content) =>
  etat === 'envoi' && nom === name && taille === blob.size

/** A zip that was chosen among single outings. */
function useHanded(send: (content: Content) => void): void {
  useEffect(() => {
    const content = takeHanded()
    if (content) send(content)
  }, [send])
}

type ChoiceProps = {
  isShown: boolean
  zip: RefObject<HTMLInputElement | null>
  onChoose: (content: Content) => void
}

/** Kept while an upload waits for its file, which the same field takes. */
const Choice = ({ isShown, zip, onChoose }: ChoiceProps) => (
  <div className={isShown ? 'grid gap-2' : 'hidden'}>
    <ChooseArchive onChoose={onChoose} zip={zip} />
    <p className="text-sm text-ink-soft">Jusqu’à 8&nbsp;Go. Un envoi coupé reprend où il était.</p>
  </div>
)

type UploadCardProps = NonNullable<ReturnType<typeof useUpload>>

const UploadCard = ({ nom, taille, sent, message, isOver }: UploadCardProps) => (
  <section aria-label="Envoi" className="card grid gap-3 p-4 md:p-5">
    <h2 className="break-words text-lg">{nom}</h2>
    {!isOver && (
      <>
        <Progress label="Envoi de l’archive" max={taille} value={sent} />
        <p aria-live="polite">
          {formatTaille(sent)} sur {formatTaille(taille)}. Gardez cet onglet ouvert&nbsp;; vous
          pouvez visiter d’autres pages.
        </p>
      </>
    )}
    {message && <p className="font-semibold text-rouge-gr">{message}</p>}
    <p>
      <Button onClick={cancelUpload} variant="quiet">
        {isOver ? 'Fermer' : 'Interrompre l’envoi'}
      </Button>
    </p>
  </section>
)

const SOURCES: readonly (readonly [name: string, way: string])[] = [
  [
    'Strava',
    'Paramètres, Mon compte, «\u00a0Télécharger ou supprimer votre compte\u00a0», puis «\u00a0Demander votre archive\u00a0».',
  ],
  [
    'Garmin',
    'Sur garmin.com, Gestion du compte, «\u00a0Exporter vos données\u00a0». L’email arrive en un jour ou deux.',
  ],
  ['COROS, Suunto, Runalyze', 'Un zip ou un dossier de fichiers FIT, TCX ou GPX.'],
  [
    'Polar',
    'Les sorties exportées en FIT, TCX ou GPX\u00a0; les séances en JSON ne se lisent pas.',
  ],
]

const Sources = () => (
  <section aria-labelledby="sources" className="grid max-w-2xl gap-3">
    <h2 className="text-xl" id="sources">
      Où trouver votre archive
    </h2>
    <dl className="grid gap-3">
      {SOURCES.map(([name, way]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{way}</dd>
        </div>
      ))}
    </dl>
  </section>
)
