import { formatJour } from '@foulee/domain/shared/date'
import { formatDistanceShort, formatDureeSeance, formatNombre } from '@foulee/domain/shared/mesure'
import { useEntrainementLink } from '#features/entrainement/shared/entrainements/entrainement-sheet.tsx'
import { ETATS } from '#features/entrainement/shared/entrainements/etats.ts'
import { AGENDA } from '#features/entrainement/shared/entrainements/paths.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { sumWeek, type WeekDay } from './week.ts'

type WeekProps = { week: readonly WeekDay[]; today: string }

export function Week({ week, today }: WeekProps) {
  const link = useEntrainementLink()
  const { nb, duree, distance, charge } = sumWeek(week)
  return (
    <section aria-labelledby="semaine" className="card grid gap-4 p-5">
      <SectionHeading
        id="semaine"
        more={{ to: `${AGENDA}?vue=semaine`, label: 'Agenda' }}
        title="Cette semaine"
      />
      <StatRow>
        <Stat label="Séances faites" value={`${nb.faits}\u00a0/\u00a0${nb.prevus}`} />
        {duree.faite !== null && (
          <Stat label="Temps couru" value={formatDureeSeance(duree.faite)} />
        )}
        {distance.faite !== null && (
          <Stat label="Distance" value={formatDistanceShort(distance.faite)} />
        )}
        {charge.faite !== null && <Stat label="Charge" value={formatNombre(charge.faite)} />}
      </StatRow>
      <ul className="divide-y divide-line">
        {week.map(({ jour, entrainements, sorties }) => (
          <li
            aria-current={jour === today ? 'date' : undefined}
            className={cx('training-jour', jour === today && 'training-jour-meme')}
            key={jour}
          >
            <span className="training-date">{formatJour(jour)}</span>
            <span className="grid min-w-0">
              {entrainements.length + sorties.length === 0 && (
                <span className="py-2.5 text-ink-soft">Repos</span>
              )}
              {entrainements.map((entrainement) => (
                <Link
                  className="training-lien"
                  key={entrainement.id}
                  preventScrollReset
                  to={link(entrainement.id)}
                >
                  <Icon
                    className="mt-0.5 shrink-0"
                    name={ETATS[entrainement.etat].icon}
                    size={18}
                  />
                  <span>
                    {entrainement.titre}
                    <span className="sr-only">
                      , {ETATS[entrainement.etat].label.toLowerCase()}
                    </span>
                  </span>
                </Link>
              ))}
              {sorties.map(({ id, titre, distance: metres }) => (
                <Link className="training-lien" key={id} to={`/contribution/activites/${id}`}>
                  <Icon className="mt-0.5 shrink-0" name="route" size={18} />
                  <span>
                    <span className="sr-only">Sortie&nbsp;: </span>
                    {titre}, {formatDistanceShort(metres)}
                  </span>
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
