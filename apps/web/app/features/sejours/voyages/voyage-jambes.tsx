import type { VoyagePourMoi } from '@foulee/contract/sejours/jambes'
import { NIVEAU_LABELS, type Niveau } from '@foulee/domain/membres/profil'
import {
  labelTemps,
  VERDICT_LABELS,
  VERDICT_PHRASES,
  type Verdict,
} from '@foulee/domain/sejours/jambes'
import { formatDenivele, formatNombre } from '@foulee/domain/shared/mesure'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Calibrated } from '#features/parcours/shared/calibrated.tsx'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const LOOKS: Readonly<Record<Verdict, { tone: Tone; icon: IconName }>> = {
  a_portee: { tone: 'success', icon: 'check' },
  exigeant: { tone: 'info', icon: 'mountain' },
  au_dela: { tone: 'warning', icon: 'alert' },
}

export function ForMyLegs({ useQueryResult }: { useQueryResult: UseQueryResult<VoyagePourMoi> }) {
  const { isAuth } = useSession()
  return (
    <section aria-labelledby="jambes" className="no-print card grid gap-2 px-5 py-4">
      <h3 className="text-lg" id="jambes">
        Pour mes jambes
      </h3>
      {isAuth ? <JambesResult query={useQueryResult} /> : <SignInFirst />}
    </section>
  )
}

function SignInFirst() {
  const state = toReturnState(useLocation())
  return (
    <p className="visitor-only">
      <Link className="text-link" state={state} to="/connexion">
        Connectez-vous
      </Link>{' '}
      pour lire, jour par jour, en combien de temps vous courriez, à côté de vos sorties de l’année.
    </p>
  )
}

function JambesResult({ query: { data, error } }: { query: UseQueryResult<VoyagePourMoi> }) {
  if (error) return <p role="alert">Vos temps n’ont pas pu être calculés. {error.message}</p>
  if (!data) return <Skeleton className="h-12 max-w-lg" />
  return (
    <>
      <p className="max-w-[65ch]">
        <Base pourMoi={data} /> <Outings pourMoi={data} />
      </p>
      {data.base && <Calibrated calibre={data.calibre} />}
      <p className="max-w-[65ch] text-sm text-ink-soft">
        La fatigue des jours précédents, la chaleur et le sac n’y sont pas comptés. C’est un
        repère&nbsp;: vous décidez, l’agence vous conseille.
      </p>
    </>
  )
}

function Base({ pourMoi: { base, niveau } }: { pourMoi: VoyagePourMoi }) {
  if (base === 'resultat') return 'Vos temps viennent des courses que vous avez courues.'
  if (base === 'niveau') {
    const label = NIVEAU_LABELS[niveau as Niveau]?.toLocaleLowerCase('fr') ?? niveau
    return `Vos temps viennent de votre niveau (${label}), donc à grands traits\u00a0: une course indiquée sur la page d’un parcours dirait mieux.`
  }
  return (
    <>
      Dites votre niveau dans{' '}
      <Link className="text-link" to="/reglages/pratique">
        vos réglages
      </Link>{' '}
      pour lire vos temps.
    </>
  )
}

function Outings({ pourMoi: { sorties } }: { pourMoi: VoyagePourMoi }) {
  const { nb, denivele } = sorties
  if (!nb) {
    return (
      <>
        Aucune de vos sorties des douze derniers mois n’est ici&nbsp;:{' '}
        <Link className="text-link" to="/contribution/activites">
          ajoutez-en
        </Link>{' '}
        pour comparer.
      </>
    )
  }
  const count = nb === 1 ? 'votre sortie' : `vos ${formatNombre(nb)}\u00a0sorties`
  const most = denivele ? `, dont la plus grande montée fait ${formatDenivele(denivele)}` : ''
  return `Chaque journée est comparée à ${count} des douze derniers mois${most}.`
}

type Jour = VoyagePourMoi['jours'][number]

export function DayLine({ jour: { temps, verdict } }: { jour: Jour }) {
  if (temps === null && verdict === null) return null
  return (
    <p className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {temps !== null && (
        <span className="font-semibold">{`environ ${labelTemps(temps)} pour vous`}</span>
      )}
      {verdict && <Badge {...LOOKS[verdict]}>{VERDICT_LABELS[verdict]}</Badge>}
    </p>
  )
}

export function DayReasons({ jour: { verdict, raisons } }: { jour: Jour }) {
  if (!verdict) return null
  return (
    <div className="no-print grid gap-1 rounded-control border-s-4 border-sapin bg-sapin-wash px-4 py-3">
      <p className="font-semibold">{VERDICT_PHRASES[verdict]}</p>
      <ul className="grid gap-0.5">
        {raisons.map((raison) => (
          <li key={raison}>{raison}</li>
        ))}
      </ul>
    </div>
  )
}
