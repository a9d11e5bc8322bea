import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { formatDenivele } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { BlocsSeance } from '../blocs-seance.tsx'
import { EtapesEtLieux } from '../lieux-seance.tsx'
import { TotauxSeance } from '../totaux-seance.tsx'
import { EtapesFaites } from './etapes-faites.tsx'
import { ETATS, formatForme, hasEtapes } from './etats.ts'
import { FORME } from './paths.ts'
import { PrevuFait } from './prevu-fait.tsx'
import { SessionRoute } from './session-route.tsx'

type EntrainementBodyProps = { entrainement: Entrainement; reperes: Reperes | undefined }

export function EntrainementBody({ entrainement, reperes }: EntrainementBodyProps) {
  const { steps, description, denivele, note, parcours, tags, fait } = entrainement
  const less = formatForme(entrainement)
  return (
    <>
      <Facts entrainement={entrainement} />
      {less && <p className="rounded-control bg-jaune-wash p-3">{less}</p>}
      {fait && <PrevuFait entrainement={entrainement} fait={fait} reperes={reperes} />}
      {hasEtapes(entrainement) && <EtapesFaites entrainement={entrainement} />}
      {steps.length > 0 && (
        <>
          <BlocsSeance isDecorative reperes={reperes} steps={steps} taille="page" />
          <TotauxSeance reperes={reperes} steps={steps} />
          <EtapesEtLieux reperes={reperes} steps={steps} />
          {reperes?.vma === null && (
            <p className="text-sm text-ink-soft">
              <TextLink to={FORME}>Indiquez votre VMA</TextLink> pour lire vos propres allures.
            </p>
          )}
        </>
      )}
      {denivele !== null && <p>À courir sur {formatDenivele(denivele)} environ.</p>}
      {description && <p className="whitespace-pre-line">{description}</p>}
      {note && (
        <div>
          <h3 className="text-base font-semibold">Note</h3>
          <p className="whitespace-pre-line">{note}</p>
        </div>
      )}
      {parcours && <SessionRoute id={entrainement.id} parcours={parcours} />}
      {tags.length > 0 && (
        <ul aria-label="Étiquettes" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Facts({ entrainement }: { entrainement: Entrainement }) {
  const { jour, prevu_le, etat, objectif, sport, auteur, suivi } = entrainement
  const { label, tone, icon } = ETATS[etat]
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold first-letter:uppercase">{formatDateLongue(jour)}</p>
      {jour !== prevu_le && (
        <p className="text-sm text-ink-soft">Prévu d’abord le {formatDateLongue(prevu_le)}.</p>
      )}
      <p className="flex flex-wrap gap-2">
        <Badge icon={icon} tone={tone}>
          {label}
        </Badge>
        <Badge>{OBJECTIF_SEANCE_LABELS[objectif]}</Badge>
        {sport !== 'course_a_pied' && <Badge>{SPORT_LABELS[sport]}</Badge>}
      </p>
      {suivi && (
        <p className="text-sm text-ink-soft">
          Semaine {suivi.semaine} de «&nbsp;{suivi.titre}&nbsp;»
        </p>
      )}
      {auteur && <p className="text-sm text-ink-soft">Donné par {auteur.nom}</p>}
    </div>
  )
}
