import type { Bilan } from '@foulee/contract/parcours/bilan'
import { SENS_PENTE } from '@foulee/domain/parcours/bilan'
import { describeConstat } from '@foulee/domain/parcours/bilan-texts'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { BilanChart } from './bilan-chart.tsx'
import { BilanTable } from './bilan-table.tsx'
import {
  describeManque,
  mineText,
  penteText,
  planText,
  semblablesText,
  sensText,
} from './bilan-texts.ts'
import '#features/parcours/shared/race-day.css'
import './bilan.css'

type BilanPageProps = {
  bilan: Bilan
  /** Address of the roadbook. */
  feuille: string
}

export function BilanPage({ bilan, feuille }: BilanPageProps) {
  const { course, epreuve, date, sortie, plan, semblables } = bilan
  const resultats = `/courses/${course.slug}/epreuves/${epreuve.id}/resultats`
  return (
    <main className="bilan page grid gap-10 pt-2 pb-10 *:min-w-0" id="contenu">
      <PageHead
        description="Votre course, après coup."
        isPrivate
        path={bilanPath(course.slug, epreuve.id)}
        title={`Mon bilan\u00a0: ${epreuve.nom}, ${course.nom}`}
      />
      <header className="grid gap-5">
        <div className="grid gap-2">
          <Breadcrumb
            crumbs={[
              { label: 'Courses', to: '/courses' },
              { label: course.nom, to: `/courses/${course.slug}` },
              { label: 'Mon bilan' },
            ]}
          />
          <h1 className="text-3xl md:text-4xl">Mon bilan&nbsp;: {epreuve.nom}</h1>
          <p className="text-lg">
            {course.nom}, {formatDate(date)}.{' '}
            <span className="text-ink-soft">Vous seul voyez cette page.</span>
          </p>
        </div>
        <Figures bilan={bilan} />
        <p className="no-print flex flex-wrap gap-x-5">
          {bilan.resultat && <TextLink to={resultats}>Les résultats</TextLink>}
          {sortie && (
            <TextLink to={sortiePath(sortie.id)}>
              Votre sortie<span className="sr-only">&nbsp;: {sortie.titre}</span>
            </TextLink>
          )}
          {plan && <TextLink to={feuille}>La feuille de route</TextLink>}
        </p>
      </header>
      <Constats bilan={bilan} />
      <section aria-labelledby="points" className="grid gap-5">
        <SectionHeading
          id="points"
          lead={[plan && planText(plan), semblables && semblablesText(semblables)]
            .filter(Boolean)
            .join(' ')}
          title="De point en point"
        />
        <BilanChart bilan={bilan} />
        <BilanTable bilan={bilan} />
      </section>
      <Pentes bilan={bilan} />
      <Manques bilan={bilan} feuille={feuille} resultats={resultats} />
      <p className="max-w-[65ch] text-sm text-ink-soft">
        Un temps au point est celui du résultat, sinon celui de votre sortie, alignée sur les mètres
        du parcours. Un arrêt compte à partir d’une minute, et au point à moins de 300&nbsp;m. À
        effort égal&nbsp;: le temps d’un kilomètre plat qui coûterait autant.
      </p>
    </main>
  )
}

function Figures({ bilan }: { bilan: Bilan }) {
  const { resultat, plan, arrets } = bilan
  return (
    <StatRow>
      <Stat label="Votre temps" value={mineText(bilan)} />
      {plan && <Stat label="Le plan" value={formatTemps(plan.temps)} />}
      {resultat?.rang && (
        <Stat
          label={`sur ${formatNombre(resultat.nb_classes)} classés`}
          value={`${formatNombre(resultat.rang)}${resultat.rang === 1 ? 'er' : 'e'}`}
        />
      )}
      {arrets && <Stat label="d’arrêts" value={formatTemps(arrets.duree)} />}
    </StatRow>
  )
}

function Constats({ bilan: { constats } }: { bilan: Bilan }) {
  if (!constats.length) return null
  return (
    <section aria-labelledby="constats" className="grid gap-4">
      <SectionHeading id="constats" title="Où le temps s’est joué" />
      <ol className="bilan-constats">
        {constats.map((constat) => {
          const text = describeConstat(constat)
          return <li key={text}>{text}</li>
        })}
      </ol>
    </section>
  )
}

function Pentes({ bilan: { pentes } }: { bilan: Bilan }) {
  const known = SENS_PENTE.flatMap((sens) => {
    const pente = pentes?.[sens]
    return pente ? [{ sens, pente }] : []
  })
  if (known.length < 2) return null
  return (
    <section aria-labelledby="pentes" className="grid gap-4">
      <SectionHeading
        id="pentes"
        lead="Temps en mouvement, contre celui que le même effort vous prend en moyenne."
        title="Selon la pente"
      />
      <dl className="bilan-pentes">
        {known.map(({ sens, pente }) => (
          <div key={sens}>
            <dt>{sensText(sens)}</dt>
            <dd>{penteText(pente)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ManquesProps = { bilan: Bilan; feuille: string; resultats: string }

function Manques({ bilan, ...paths }: ManquesProps) {
  if (!bilan.manques.length) return null
  return (
    <section aria-labelledby="manques" className="no-print grid gap-4">
      <SectionHeading id="manques" title="Ce qui manque" />
      <ul className="bilan-manques">
        {bilan.manques.map((manque) => {
          const { text, door } = describeManque(manque, paths)
          return (
            <li key={manque}>
              {text} {door && <TextLink to={door.to}>{door.label}</TextLink>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
