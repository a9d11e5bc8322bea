import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { describeFourchette, formatFourchette } from '@foulee/domain/parcours/prediction'
import { formatHeure } from '@foulee/domain/shared/date'
import { deNom } from '@foulee/domain/shared/de-nom'
import {
  formatDenivele,
  formatDeniveleNegatif,
  formatDistance,
  formatTemps,
} from '@foulee/domain/shared/mesure'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useDeed } from '#platform/pwa/use-deed.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { feuilleQuery } from './feuille.queries.ts'
import { FeuilleForm } from './feuille-form.tsx'
import { callPath, directoryOf, pagePath, type Subject, subjectPath } from './feuille-subjects.ts'
import { FeuilleTable } from './feuille-table.tsx'
import { startText } from './feuille-texts.ts'
import { gpxPath, readSearch } from './feuille-url.ts'
import { PrintButton } from './print-button.tsx'
import { useStoredFeuille } from './stored-feuille.ts'

type FeuillePageProps = { subject: Subject }

export function FeuillePage({ subject }: FeuillePageProps) {
  return (
    <Suspense fallback={<Waiting />} key={pagePath(subject)}>
      <Sheet subject={subject} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <main className="page grid gap-6 py-6" id="contenu">
      <Loading label="Calcul des passages…">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="mt-6 h-96" />
      </Loading>
    </main>
  )
}

function Sheet({ subject }: FeuillePageProps) {
  const asked = readSearch(useSearchParams()[0])
  const { data } = useSuspenseQuery(feuilleQuery(subject, asked))
  const { feuille, errors } = data
  useDeed('feuille')
  useStoredFeuille(Object.keys(errors).length === 0)
  const title = [...new Set([feuille.course ?? feuille.nom, feuille.nom])].join(', ')
  const path = pagePath(subject)
  return (
    <main className="feuille page grid gap-8 pt-2 pb-10 *:min-w-0" id="contenu">
      <PageHead
        description={`Feuille de route ${deNom(title)}\u00a0: tronçons, heures de passage, arrêts et barrières horaires, à imprimer ou à mettre dans sa montre.`}
        isPrivate
        path={path}
        title={`Feuille de route\u00a0: ${title}`}
      />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[
            directoryOf(subject),
            { label: feuille.course ?? feuille.nom, to: subjectPath(subject) },
            { label: 'Feuille de route' },
          ]}
        />
        <h1 className="feuille-titre text-3xl md:text-4xl">
          <span className="feuille-ecran">Feuille de route&nbsp;: </span>
          {title}
        </h1>
        <p className="feuille-sous-titre text-lg">
          {figures(feuille)}. Départ {startText(feuille)}
          {feuille.is_depart_suppose && feuille.course !== null && ', heure à confirmer'}.
        </p>
      </header>
      <FeuilleForm
        search={asked}
        errors={errors}
        feuille={feuille}
        key={JSON.stringify(asked)}
        path={path}
      />
      <section aria-labelledby="passages" className="grid gap-4">
        <div className="grid gap-2">
          <h2 className="no-print text-2xl" id="passages">
            Passages
          </h2>
          <p className="feuille-total">{totalText(feuille)}</p>
          {feuille.soleil && (
            <p className="feuille-soleil">
              Soleil&nbsp;: lever à {formatHeure(feuille.soleil.lever)}, coucher à{' '}
              {formatHeure(feuille.soleil.coucher)}.
            </p>
          )}
        </div>
        <FeuilleTable feuille={feuille} />
        <p className="no-print flex flex-wrap gap-3">
          <PrintButton />
          {feuille.has_trace && (
            <a
              className="button button-secondary"
              download
              href={gpxPath(callPath(subject), asked)}
            >
              <Icon name="download" />
              GPX avec mes passages
            </a>
          )}
        </p>
        <Caution feuille={feuille} />
      </section>
    </main>
  )
}

const figures = ({ distance, denivele, denivele_negatif }: FeuilleDeRoute) =>
  [
    formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
    denivele_negatif === null ? null : formatDeniveleNegatif(denivele_negatif),
  ]
    .filter(Boolean)
    .join(', ')

function totalText(feuille: FeuilleDeRoute): string {
  const { temps, base, niveau, fourchette, source_fourchette, arrets } = feuille
  const stops = arrets > 0 ? `, dont ${formatTemps(arrets)} d’arrêts` : ''
  if (base === 'objectif') return `Arrivée en ${formatTemps(temps)}, le temps visé${stops}.`
  const level = niveau ? NIVEAU_LABELS[niveau].toLowerCase() : ''
  const [from, to] = (fourchette ?? []).map(formatTemps)
  const around =
    source_fourchette && from && to ? ` (${formatFourchette(source_fourchette, from, to)})` : ''
  return `Arrivée en ${formatTemps(temps)} environ pour un niveau ${level}${around}${stops}.`
}

const PLAN =
  'Un temps visé est un plan, pas une prévision\u00a0: sans fourchette ni chances, les marges valent si vous le tenez. '

function Caution({ feuille }: { feuille: FeuilleDeRoute }) {
  const { source_fourchette } = feuille
  return (
    <p className="no-print max-w-[65ch] text-sm text-ink-soft">
      Ces heures sont un calcul&nbsp;: la météo, le terrain et vos jambes décident.{' '}
      {source_fourchette ? `${describeFourchette(source_fourchette, 'niveau')} ` : PLAN}
      {!feuille.has_trace &&
        'La trace n’est pas connue\u00a0: le dénivelé est réparti également sur la distance. '}
      {feuille.etapes.some(({ barriere }) => barriere) &&
        'La barrière horaire est l’heure limite pour quitter le point\u00a0; le règlement de l’épreuve fait foi. '}
      <TextLink to="/montres">Mettre le GPX dans ma montre, pas à pas</TextLink>
    </p>
  )
}
