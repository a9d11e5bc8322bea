import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { ENTRAINEMENT, PLANS } from '#features/entrainement/shared/entrainements/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { countdownText } from '#ui/days-until.ts'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { formatDone, formatProgress } from './suivi-words.ts'

type SuiviCardProps = { suivi: Suivi; today: string }

export function SuiviCard({ suivi, today }: SuiviCardProps) {
  const { id, titre, plan, coach, etat, nb, avis, montee, fin } = suivi
  const isOwn = etat !== 'demande' && etat !== 'refuse'
  const page = isOwn ? `${ENTRAINEMENT}/mes-plans/${id}` : plan && `${PLANS}/${plan.slug}`
  const title = page ? <TextLink to={page}>{titre}</TextLink> : titre
  return (
    <section aria-labelledby={`suivi-${id}`} className="card grid gap-3 p-5">
      <div>
        <h2 className="text-xl" id={`suivi-${id}`}>
          {title}
        </h2>
        {coach && <p className="text-sm text-ink-soft">Par {coach.nom}</p>}
      </div>
      {etat === 'demande' && <p>Votre demande attend la réponse du coach.</p>}
      {etat === 'accorde' && (
        <>
          <p>Il n’est pas encore à votre agenda&nbsp;: choisissez vos jours.</p>
          {plan && (
            <ButtonLink className="justify-self-start" to={`${PLANS}/${plan.slug}/programmer`}>
              Le mettre à mon agenda
            </ButtonLink>
          )}
        </>
      )}
      {etat === 'en_cours' && (
        <>
          <p className="font-semibold">{formatProgress(suivi, today)}</p>
          <Progress label="Séances faites" max={nb.prevus} value={nb.faits} />
          {nb.manques > 0 && (
            <p className="text-sm text-ink-soft">
              {nb.manques > 1 ? `${nb.manques}\u00a0manquées` : '1\u00a0manquée'}, {nb.a_venir} à
              venir
            </p>
          )}
          <Race end={fin} suivi={suivi} today={today} />
          {montee && (
            <p className="flex gap-2">
              <Icon className="mt-0.5 shrink-0" name="mountain" />
              {montee}
            </p>
          )}
        </>
      )}
      {etat === 'termine' ? (
        <Over suivi={suivi} />
      ) : (
        avis.map((sentence) => (
          <p className="flex gap-2 rounded-control bg-jaune-wash p-3" key={sentence}>
            <Icon className="mt-0.5 shrink-0" name="alert" />
            {sentence}
          </p>
        ))
      )}
    </section>
  )
}

function Over({ suivi: { avis, nb } }: { suivi: Suivi }) {
  return (
    <>
      <p>{avis.join(' ')}</p>
      <p className="font-semibold">{formatDone(nb)}</p>
      <ButtonLink className="justify-self-start" to={PLANS}>
        Choisir un autre plan
      </ButtonLink>
    </>
  )
}

function Race({ suivi: { epreuve }, end, today }: SuiviCardProps & { end: string | null }) {
  const day = epreuve?.date ?? end
  if (!day || day < today) return null
  return (
    <p className="flex items-baseline gap-2">
      <Icon className="shrink-0 self-center" name="flag" />
      <span>
        <strong>{countdownText(countDays(today, day))}</strong>
        {'\u00a0: '}
        {epreuve ? <TextLink to={epreuve.url}>{epreuve.nom}</TextLink> : 'la fin du plan'}
        <span className="text-ink-soft">, {formatDateLongue(day)}</span>
      </span>
    </p>
  )
}
