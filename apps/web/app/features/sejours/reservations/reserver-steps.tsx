import { isApiError } from '@foulee/contract/shared/call-error'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useToday } from '#kit/list-page/use-today.ts'
import { AttentePanel } from './attente-panel.tsx'
import { ContactStep } from './contact-step.tsx'
import {
  checkContact,
  checkPersonnes,
  type Etape,
  findEtape,
  getEtape,
  listPersonnes,
  type Regles,
} from './demande.ts'
import { EtapesList } from './etapes-list.tsx'
import { QuiStep } from './qui-step.tsx'
import { RelireStep } from './relire-step.tsx'
import type { StepsProps } from './reserver-props.ts'
import { Sommes } from './sommes.tsx'
import { useDemande } from './use-demande.ts'
import { usePrix } from './use-prix.ts'

const isEmpty = (errors: object) => Object.keys(errors).length === 0

export function ReserverSteps(props: StepsProps) {
  const { voyage, depart, attente, libres } = props
  const today = useToday()
  const offered = attente?.etat === 'proposee' ? attente.nb_places : 1
  const { demande, change, forget } = useDemande(offered)
  const [refused, setRefused] = useState<Error | null>(null)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const regles: Regles = {
    debut: depart.debut,
    age_min: voyage.age_min,
    supplement_single: depart.supplement_single,
    aujourdhui: today,
  }
  const etape = getEtape(search.get('etape'), {
    qui: isEmpty(checkPersonnes(listPersonnes(demande), regles)),
    contact: isEmpty(checkContact(demande)),
    relire: false,
  })
  const goTo = (to: Etape) => {
    setRefused(null)
    void navigate(`?etape=${to}`, { preventScrollReset: false })
  }
  const step = { demande, change, error: refused }
  const prices = usePrix({ voyage, depart, demande })
  const isWaiting = attente?.etat === 'attente'
  const isShort = demande.nb > libres && attente?.etat !== 'proposee'
  return (
    <div className="grid gap-5">
      <EtapesList etape={etape} />
      {etape === 'qui' && (
        <QuiStep {...props} {...step} onDone={() => goTo('contact')} regles={regles} />
      )}
      {etape === 'contact' && (
        <ContactStep
          {...step}
          agence={voyage.agence.nom}
          onBack={() => goTo('qui')}
          onDone={() => goTo('relire')}
        />
      )}
      {etape === 'relire' && (
        <RelireStep
          {...props}
          change={change}
          demande={demande}
          onBack={() => goTo('contact')}
          onPlaces={() => goTo('qui')}
          onRefused={(error) => {
            const [field] = isApiError(error) ? Object.keys(error.errors) : []
            const where = field ? findEtape(field) : 'relire'
            if (where === 'relire') return
            goTo(where)
            setRefused(error)
          }}
          onSent={(id) => {
            forget()
            void navigate(`?envoyee=${id}`, { replace: true })
          }}
        />
      )}
      {etape !== 'relire' && (
        <section aria-labelledby="total" className="card grid gap-3 p-4 sm:p-5">
          <h3 className="text-lg" id="total">
            Ce que cela coûterait
          </h3>
          <Sommes {...prices} reglement={null} />
        </section>
      )}
      {(isWaiting || isShort) && <AttentePanel attente={attente} depart={depart} nb={demande.nb} />}
    </div>
  )
}
