import type { Course, Edition } from '@foulee/contract/courses/courses'
import { getDefaultEdition, labelEditionDays } from '@foulee/domain/courses/edition'
import { formatDateLongue, formatDateRange } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance, formatDistanceShort } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useSite } from '#platform/site.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Picture } from '#ui/picture.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Query } from '#ui/query.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { gestionQuery } from '../contribution.queries.ts'
import { editorPath } from '../paths.ts'
import './affiche.css'

export default function Affiche() {
  const id = Number(useParams().id)
  const query = useQuery({
    ...gestionQuery(id),
    enabled: Number.isSafeInteger(id) && id > 0,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  return (
    <main className="page grid justify-items-center gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="L’affiche de votre course."
        isPrivate
        path={`${editorPath(id)}/affiche`}
        title="Affiche"
      />
      <header className="no-print grid w-full max-w-[210mm] gap-3">
        <p>
          <TextLink to={editorPath(id)}>{data?.course.nom ?? 'Ma course'}</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">L’affiche</h1>
        <p className="text-ink-soft">
          Une feuille A4 en portrait. Pour un fichier PDF, choisissez «&nbsp;Enregistrer au format
          PDF&nbsp;» dans la fenêtre d’impression.
        </p>
        {data && (
          <Button
            className="justify-self-start"
            icon="printer"
            onClick={() => window.print()}
            variant="primary"
          >
            Imprimer
          </Button>
        )}
      </header>
      <Query
        label="Chargement de l’affiche…"
        query={query}
        skeleton={<Skeleton className="h-96 w-full max-w-[210mm]" />}
      >
        {(data) => <Sheet course={data.course} />}
      </Query>
    </main>
  )
}

function Sheet({ course }: { course: Course }) {
  const { publicUrl } = useSite()
  const edition = getDefaultEdition(course)
  const url = `${publicUrl}/courses/${course.slug}`
  const [photo] = course.photos
  const epreuves = edition?.epreuves.filter(({ annulee }) => !annulee) ?? []
  return (
    <article className="poster" lang="fr">
      <div className="poster-picture">
        {photo ? (
          <Picture alt="" sizes="210mm" src={photo.url} />
        ) : (
          <ReliefImage kind="course" slug={course.slug} />
        )}
      </div>
      <div className="poster-words">
        <h2 className="poster-name">{course.nom}</h2>
        {edition && <p className="poster-date">{formatEditionDate(course, edition)}</p>}
        <p className="poster-place">
          {[course.ville, course.departement && `(${course.departement})`]
            .filter(Boolean)
            .join(' ')}
        </p>
        {epreuves.length > 0 && (
          <ul className="poster-distances">
            {epreuves.slice(0, 6).map(({ id, nom, distance, denivele }) => (
              <li key={id}>
                <strong>{distance === null ? nom : formatDistance(distance)}</strong>
                <span>
                  {[getNameBeside(nom, distance), denivele ? formatDenivele(denivele) : '']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className="poster-foot">
        <div>
          <p className="poster-call">Informations et inscriptions</p>
          <p className="poster-address">{url.replace(/^https?:\/\//, '')}</p>
          <p>Organisée par {course.organisateur.nom}</p>
        </div>
        <QrCode className="poster-code" label={`QR code vers ${url}`} text={url} />
      </footer>
    </article>
  )
}

const getNameBeside = (nom: string, distance: number | null) =>
  distance === null || nom === formatDistanceShort(distance).replace('\u00a0', ' ') ? '' : nom

function formatEditionDate({ statut }: Course, edition: Edition) {
  const { date_debut, editions_fin, annulee, a_confirmer } = edition
  if (annulee || statut === 'annulee') return 'Annulée'
  if (!date_debut) return labelEditionDays(edition)
  const when = editions_fin
    ? formatDateRange(date_debut, editions_fin)
    : formatDateLongue(date_debut)
  return `${when}${a_confirmer ? ' (à confirmer)' : ''}`
}
