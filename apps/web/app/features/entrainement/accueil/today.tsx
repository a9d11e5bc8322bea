import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { useEntrainementLink } from '#features/entrainement/shared/entrainements/entrainement-sheet.tsx'
import { ETATS, formatForme } from '#features/entrainement/shared/entrainements/etats.ts'
import { EtapesSeance } from '#features/entrainement/shared/etapes-seance.tsx'
import { useReperes } from '#features/entrainement/shared/forme.queries.ts'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { findNext } from './week.ts'

type TodayProps = { entrainements: readonly Entrainement[]; today: string }

export function Today({ entrainements, today }: TodayProps) {
  const due = entrainements.filter(({ jour, etat }) => jour === today && etat !== 'retire')
  const next = findNext(entrainements, today)
  return (
    <section aria-labelledby="aujourdhui" className="grid gap-4">
      <h2 className="text-xl" id="aujourdhui">
        Aujourd’hui
        <span className="font-sans text-base font-normal text-ink-soft">
          , {formatDateLongue(today)}
        </span>
      </h2>
      {due.map((item, index) => (
        <Due entrainement={item} isFirst={index === 0} key={item.id} />
      ))}
      {due.length === 0 && (
        <div className="card grid gap-1 p-5">
          <p className="text-lg font-semibold">Jour de repos</p>
          <p className="text-ink-soft">
            {next
              ? 'Récupérez\u00a0: la suite est ci-dessous.'
              : 'Rien n’est prévu ces deux prochaines semaines.'}
          </p>
        </div>
      )}
      {due.length === 0 && next && (
        <>
          <h3 className="text-lg">Ensuite</h3>
          <Due entrainement={next} isFirst={false} when={formatDateLongue(next.jour)} />
        </>
      )}
    </section>
  )
}

type DueProps = { entrainement: Entrainement; isFirst: boolean; when?: string }

function Due({ entrainement, isFirst, when }: DueProps) {
  const { id, titre, steps, etat, objectif } = entrainement
  const reperes = useReperes()
  const link = useEntrainementLink()
  const less = formatForme(entrainement)
  const { label, tone, icon } = ETATS[etat]
  return (
    <article className="card grid gap-4 p-5">
      <div className="grid gap-1.5">
        {when && <p className="text-ink-soft first-letter:uppercase">{when}</p>}
        <h3 className="text-xl">{titre}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge icon={icon} tone={tone}>
            {label}
          </Badge>
          <Badge>{OBJECTIF_SEANCE_LABELS[objectif]}</Badge>
        </p>
      </div>
      {less && <p className="rounded-control bg-jaune-wash p-3">{less}</p>}
      {steps.length > 0 && (
        <>
          <BlocsSeance isDecorative reperes={reperes} steps={steps} taille="page" />
          <TotauxSeance reperes={reperes} steps={steps} />
          <EtapesSeance reperes={reperes} steps={steps} />
        </>
      )}
      <ButtonLink
        className="justify-self-start"
        preventScrollReset
        to={link(id)}
        variant={isFirst && etat === 'prevu' ? 'primary' : 'secondary'}
      >
        {etat === 'fait' ? 'Voir ce que j’ai fait' : 'Ouvrir la séance'}
      </ButtonLink>
    </article>
  )
}
