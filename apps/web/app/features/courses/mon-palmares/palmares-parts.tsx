import type { Cotes, PalmaresPublic } from '@foulee/contract/courses/mon-palmares'
import { ANNEES_COTE, POINTS_REFERENCE } from '@foulee/domain/courses/cote'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { nameDistance, niveauText, retenuesText, valueText } from './palmares-texts.ts'

const FORMULE = '/aide/membres#le-palmares-et-la-cote'

export function Totaux({ totaux }: { totaux: PalmaresPublic['totaux'] }) {
  const { arrivees, declarees, podiums, metres } = totaux
  return (
    <StatRow>
      <Stat
        label={arrivees > 1 ? 'courses terminées' : 'course terminée'}
        value={formatNombre(arrivees)}
      />
      {declarees > 0 && (
        <Stat
          label={declarees > 1 ? 'dont déclarées' : 'dont déclarée'}
          value={formatNombre(declarees)}
        />
      )}
      <Stat label={podiums > 1 ? 'podiums' : 'podium'} value={formatNombre(podiums)} />
      <Stat label="en course" unit="km" value={formatNombre(Math.round(metres / 1000))} />
    </StatRow>
  )
}

type CoteProps = { cotes: Cotes; title: string }

export function CoteSection({ cotes: { ensemble, niveaux }, title }: CoteProps) {
  return (
    <section aria-labelledby="cote" className="grid gap-4">
      <h2 className="text-xl" id="cote">
        {title}
      </h2>
      {ensemble ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="stat-value text-4xl">{formatNombre(ensemble.cote)}</span>
            <span className="text-ink-soft">
              sans doute entre {formatNombre(ensemble.bas)} et {formatNombre(ensemble.haut)},{' '}
              d’après {retenuesText(ensemble)}
            </span>
          </p>
          {niveaux.length > 1 && <Niveaux niveaux={niveaux} />}
        </>
      ) : (
        <p>
          Pas encore de cote&nbsp;: il faut une course terminée ces {ANNEES_COTE} dernières années,
          dont la distance et, en trail, le dénivelé sont connus.
        </p>
      )}
      <p className="max-w-prose text-sm text-ink-soft">
        {formatNombre(POINTS_REFERENCE)}, c’est le record du monde du marathon. Les cinq meilleures
        courses de {ANNEES_COTE} ans comptent, les récentes davantage.{' '}
        <TextLink to={FORMULE}>Comment la cote se calcule</TextLink>
      </p>
    </section>
  )
}

function Niveaux({ niveaux }: { niveaux: Cotes['niveaux'] }) {
  return (
    <DataTable
      caption="Par niveau d’effort"
      columns={[
        {
          id: 'niveau',
          header: 'Niveau d’effort',
          cell: ({ niveau }) => (
            <>
              {niveau}
              <span className="block text-sm font-normal text-ink-soft">{niveauText(niveau)}</span>
            </>
          ),
        },
        {
          id: 'cote',
          header: 'Cote',
          cell: ({ cote }) => formatNombre(cote),
          isNumeric: true,
        },
        {
          id: 'fourchette',
          header: 'Fourchette',
          cell: ({ bas, haut }) => `${formatNombre(bas)} à ${formatNombre(haut)}`,
          isNumeric: true,
        },
        { id: 'courses', header: 'Courses', cell: ({ nb }) => formatNombre(nb), isNumeric: true },
      ]}
      keyOf={({ niveau }) => niveau}
      rows={niveaux}
    />
  )
}

type MeilleursProps = { meilleurs: PalmaresPublic['meilleurs']; title: string }

export function Meilleurs({ meilleurs, title }: MeilleursProps) {
  if (!meilleurs.length) return null
  return (
    <section aria-labelledby="meilleurs" className="grid gap-3">
      <h2 className="text-xl" id="meilleurs">
        {title}
      </h2>
      <DataTable
        caption={title}
        columns={[
          {
            id: 'distance',
            header: 'Distance',
            cell: ({ distance }) => nameDistance(distance),
          },
          {
            id: 'temps',
            header: 'Temps',
            cell: ({ course }) => valueText(course),
            isNumeric: true,
          },
          {
            id: 'course',
            header: 'Course',
            cell: ({ course }) => (
              <>
                {course.nom} {course.est_declaree && <Badge>Déclarée</Badge>}
                <span className="block text-sm text-ink-soft">{formatDate(course.date)}</span>
              </>
            ),
          },
        ]}
        keyOf={({ distance }) => distance}
        rows={meilleurs}
      />
      <p className="text-sm text-ink-soft">Courses sur route, à moins d’un centième près.</p>
    </section>
  )
}
